import * as endpoints from '@study-assistant/contract/quizzes/question-drafts';
import { keepQuestion } from '@study-assistant/contract/quizzes/question-reports';
import { dropQuestion, restoreQuestion } from '@study-assistant/contract/quizzes/quiz-edits';
import type { Input } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { quizQueries } from './quizzes.ts';

export type SuggestionRequest = Input<typeof endpoints.suggestWrongAnswers>['body'];

export const draftQueries = {
  /** The drafts that wait for the teacher of a quiz. */
  waiting: (quizId: string) =>
    queryOptions({
      queryKey: ['quizzes', 'drafts', quizId],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listDrafts, { params: { id: quizId } }, { signal })).drafts,
      gcTime: 0,
      // The editor itself tracks what it has accepted and dismissed since.
      staleTime: Infinity,
    }),
  /** Wrong answers from the document of a quiz, the best first. */
  suggestions: (quizId: string, body: SuggestionRequest) =>
    queryOptions({
      queryKey: ['quizzes', 'suggestions', quizId, body],
      queryFn: async ({ signal }) => {
        const input = { params: { id: quizId }, body };
        return (await call(endpoints.suggestWrongAnswers, input, { signal })).wrongAnswers;
      },
      // The same document gives the same answers again.
      staleTime: Infinity,
      retry: false,
    }),
};

/**
 * Dismisses a draft or brings it back, and returns how many wait then. The list of quizzes is
 * fetched again for its counts.
 */
export async function dismissDraft(
  quizId: string,
  draftId: string,
  dismissed: boolean,
  client: QueryClient,
): Promise<number> {
  const input = { params: { id: quizId, draftId }, body: { dismissed } };
  const { waiting } = await call(endpoints.dismissDraft, input);
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  void client.invalidateQueries({ queryKey: ['quizzes', 'one', quizId] });
  return waiting;
}

const decisions = { keep: keepQuestion, drop: dropQuestion, restore: restoreQuestion };
export type QuestionDecision = keyof typeof decisions;

/** Saves a teacher's decision on a question; the analysis and the quizzes are fetched again. */
export async function decideOnQuestion(
  params: { id: string; questionId: string },
  decision: QuestionDecision,
  client: QueryClient,
): Promise<void> {
  await call(decisions[decision], { params });
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  void client.invalidateQueries({ queryKey: quizQueries.one(params.id).queryKey });
  // The analyses for every class.
  await client.invalidateQueries({ queryKey: ['quizzes', 'analysis', params.id] });
}
