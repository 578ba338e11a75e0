import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { count } from '../../../lib/format/numbers.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the chart of the answers shows, in a sentence; what did not occur is left out. */
export function summariseAnswers({
  correct,
  incorrect,
  notAttempted,
}: AttemptAnalytics['answerDistribution']): string {
  const questions = count(correct + incorrect + notAttempted, 'question');
  const parts = [
    correct > 0 && `${correct} went right`,
    incorrect > 0 && `${incorrect} went wrong`,
    notAttempted > 0 && `${notAttempted} had no answer`,
  ].filter((part) => part !== false);
  const [only = ''] = parts;
  if (parts.length > 1) return `Of ${questions}, ${list.format(parts)}.`;
  return `Of ${questions}, ${only.replace(/^\d+/, 'all')}.`;
}
