import type {
  BankLevel,
  BankOrder,
  BankQuestion,
} from '@study-assistant/contract/quizzes/question-bank';
import { formatDate } from '../../../lib/format/dates.ts';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { rateDiscrimination } from '../analysis/rate-discrimination.ts';

export const bankTexts = {
  title: 'All questions',
  loading: 'Loading your questions…',
  loadFailed: 'The questions could not be loaded.',
  none: 'No questions yet',
  noneText: 'Generate a quiz or write one yourself, and its questions are kept here too.',
  noneShared: 'Nothing is shared yet',
  noneSharedText: 'Questions are here as soon as a colleague shares a quiz.',
  full: 'The newest questions are here, up to 4000 of 500 quizzes. Older ones are left out.',
  placeholder: 'Question, answer, topic, quiz or tag',
} as const;

export const levelNames: Record<BankLevel, string> = {
  hard: 'Hard: under half right',
  middling: 'Half to 85% right',
  easy: 'Easy: 85% right or more',
  untried: 'Not answered yet',
};

export const orderNames: Record<BankOrder, string> = {
  newest: 'Newest first',
  hardest: 'Hardest first',
  easiest: 'Easiest first',
  telling: 'Most telling first',
  reported: 'Most reported first',
  'lately-used': 'Lately used first',
  'long-unused': 'Long unused first',
};

/** How a question was answered, in one line; '' where nothing is known. */
export function sayStatistics({ statistics, reports, lastUsedAt }: BankQuestion): string {
  const { responses = 0, facility = null, discrimination = null } = statistics ?? {};
  return [
    responses > 0 && facility !== null
      ? `${formatPercent(facility * 100)} right of ${count(responses, 'answer')}`
      : null,
    discrimination === null
      ? null
      : `tells who knows the rest: ${rateDiscrimination(discrimination).toLowerCase()}`,
    reports > 0 ? count(reports, 'report') : null,
    lastUsedAt === null ? null : `last answered ${formatDate(lastUsedAt)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
