import { UNTIMED, type TimeFactor } from '@study-assistant/contract/quizzes/time-limit';

export const texts = {
  explain:
    'Counts for every quiz from now on, and for one that is under way. An assignment also closes later by as much.',
  whoSees:
    'Only the teachers of this student’s classes see this here. The student is told their own time at each quiz; classmates see nothing.',
  loading: 'Loading…',
  loadFailed: 'This could not be loaded.',
  // Says nothing of the time itself: the page may be on the wall of a classroom.
  saved: 'The change is saved.',
  failed: 'This could not be saved:',
} as const;

export function labelOfFactor(factor: TimeFactor): string {
  if (factor === UNTIMED) return 'No time limit';
  if (factor === 1) return 'No extra time';
  return `${(factor - 1) * 100}% more`;
}

/** For a quiz of ten questions. */
export function exampleOf(factor: TimeFactor): string | null {
  if (factor === UNTIMED || factor === 1) return null;
  return `${factor * 10} minutes instead of 10`;
}
