import {
  getMarking,
  markAnswers,
  type QuestionToMark,
} from '@study-assistant/contract/attempts/marking';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { ASSIGNMENTS } from './assignments.ts';

export type Marking = Omit<Reply<typeof getMarking>, 'success'>;

/** What a teacher gives an answer; null takes a mark back. */
export type GivenPoints = NonNullable<QuestionToMark['lines'][number]['mark']>['points'];
export type SentMark = {
  questionId: string;
  attemptIds: string[];
  points: GivenPoints | null;
  comment: string;
};

/** The answers of a quiz that wait for its teacher, or those that she has marked. */
export function markingQuery(id: string, which: 'waiting' | 'marked') {
  return queryOptions({
    queryKey: ['quizzes', 'marking', id, which],
    queryFn: ({ signal }): Promise<Marking> => {
      const query = which === 'marked' ? { marked: '1' as const } : {};
      return call(getMarking, { params: { id }, query }, { signal });
    },
    // The list stays as it is while she works on it, and is read anew when she comes back.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export async function sendMark(id: string, mark: SentMark, client: QueryClient): Promise<void> {
  await call(markAnswers, { params: { id }, body: mark });
  await rereadMarked(id, client);
}

/** What shows how answers were graded is read again when it is shown next. */
export async function rereadMarked(id: string, client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['quizzes', 'analysis', id] }),
    client.invalidateQueries({ queryKey: [ASSIGNMENTS] }),
  ]);
}
