import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { hasWords } from '../../../lib/format/has-words.ts';

export const shownLabels = {
  all: 'All quizzes',
  draft: 'Drafts',
  ready: 'On the shelf',
  assigned: 'For classes only',
} as const;
export const orderLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
} as const;

export type OwnQuizFilter = {
  words: string;
  shown: keyof typeof shownLabels;
  order: keyof typeof orderLabels;
};

export const everyQuiz: OwnQuizFilter = { words: '', shown: 'all', order: 'newest' };

type Compare = (a: OwnQuizSummary, b: OwnQuizSummary) => number;

const comparisons: Record<OwnQuizFilter['order'], Compare> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
};

/** Finds quizzes with every word in title, subject, topics, toughness or grade, and sorts them. */
export function filterOwnQuizzes(
  quizzes: readonly OwnQuizSummary[],
  { words, shown, order }: OwnQuizFilter,
): OwnQuizSummary[] {
  return quizzes
    .filter(({ status }) => shown === 'all' || status === shown)
    .filter(({ title, subject, topics, toughness, targetGrade }) =>
      hasWords([title, subject, ...topics, toughness, targetGrade].join(' '), words),
    )
    .sort(comparisons[order]);
}

/** Tells whether a filter or another order is set, which needs the whole list. */
export function isNarrowed({ words, shown, order }: OwnQuizFilter): boolean {
  return words.trim() !== '' || shown !== everyQuiz.shown || order !== everyQuiz.order;
}
