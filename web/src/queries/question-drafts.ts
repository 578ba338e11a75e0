import type { Input } from '@study-assistant/contract/endpoint';
import * as endpoints from '@study-assistant/contract/question-drafts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type SuggestionRequest = Input<typeof endpoints.suggestWrongAnswers>['body'];

export const draftQueries = {
  /** The drafts that wait for the teacher of a quiz. */
  waiting: (quizId: string) =>
    queryOptions({
      queryKey: ['quizzes', 'drafts', quizId],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listDrafts, { params: { id: quizId } }, { signal })).drafts,
      gcTime: 0,
      // The editor itself knows what it has taken and dismissed since.
      staleTime: Infinity,
    }),
};

/** Dismisses a draft, or brings it back; the list of quizzes is read again, for its counts. */
export async function dismissDraft(
  quizId: string,
  draftId: string,
  dismissed: boolean,
  client: QueryClient,
): Promise<void> {
  await call(endpoints.dismissDraft, { params: { id: quizId, draftId }, body: { dismissed } });
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  void client.invalidateQueries({ queryKey: ['quizzes', 'one', quizId] });
}

/** Wrong answers from the document of a quiz, the best first. */
export async function suggestWrongAnswers(
  quizId: string,
  body: SuggestionRequest,
): Promise<string[]> {
  return (await call(endpoints.suggestWrongAnswers, { params: { id: quizId }, body })).wrongAnswers;
}
