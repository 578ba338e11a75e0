import {
  copyQuiz,
  fileQuiz,
  listSharedQuizzes,
} from '@study-assistant/contract/quizzes/quiz-library';
import type { OwnQuizSummary, QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { Input } from '@study-assistant/contract/wire/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { inPages } from '../lib/api/pages.ts';

/** What teachers of the school share, newest first; the reader's own are among them. */
export const sharedQuizzesQuery = infiniteQueryOptions({
  queryKey: ['quizzes', 'shared'],
  queryFn: async ({ pageParam: query, signal }) => {
    const { quizzes, next } = await call(listSharedQuizzes, { query }, { signal });
    return { items: quizzes, next };
  },
  ...inPages<QuizSummary>(),
});

export type QuizFiling = Input<typeof fileQuiz>['body'];

/** Changes the tags of a quiz, or whether it is shared with colleagues. */
export async function saveFiling(id: string, body: QuizFiling): Promise<OwnQuizSummary> {
  return (await call(fileQuiz, { params: { id }, body })).quiz;
}

/** Makes a draft of the reader's own out of a quiz. */
export async function duplicateQuiz(id: string): Promise<OwnQuizSummary> {
  return (await call(copyQuiz, { params: { id } })).quiz;
}
