import { isLeftOpen } from '@study-assistant/contract/attempts/attempts';
import { isUnmarked } from '@study-assistant/contract/attempts/scoring';
import { EXCELLENT_PERCENT } from '@study-assistant/contract/wire/constants';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';

/** Below this, a student should read before trying again. */
const READ_FIRST_PERCENT = 40;

/** Tells whether the learning plan helps more than repeating the same questions. */
export function isReadingFirst({ percentage }: Pick<Attempt, 'percentage'>): boolean {
  return percentage < READ_FIRST_PERCENT;
}

export function isExcellent({ percentage }: Pick<Attempt, 'percentage'>): boolean {
  return percentage >= EXCELLENT_PERCENT;
}

/** Returns a sentence about the result for the student: its worth, and what to do with it. */
export function encourage(attempt: Attempt, hasPlan: boolean): string {
  const { score, totalQuestions, awaiting = 0, detailedResults } = attempt;
  if (isUnmarked(attempt)) return 'Your teacher reads what you wrote. Look here again later.';
  if (awaiting > 0 && score === totalQuestions - awaiting) {
    return 'All that is marked is right. Your teacher reads the rest.';
  }
  if (score === totalQuestions) return 'Every answer is right. You can be proud of that.';
  if (isExcellent(attempt)) {
    return 'Well done, you know this well. The little that is left is quickly reviewed.';
  }
  if (score === 0 && detailedResults.every(isLeftOpen)) {
    return 'You left every question open, so this says nothing yet about what you know.';
  }
  if (!isReadingFirst(attempt)) return 'A short review of what went wrong makes it stick.';
  const begin = hasPlan
    ? 'Begin with your learning plan: it says what to read first.'
    : 'Take them one at a time: each has its reason below.';
  return `Most of this is still new to you, and every mistake shows what to learn next. ${begin}`;
}
