import {
  getMarking,
  markAnswers,
  type QuestionToMark,
} from '@study-assistant/contract/attempts/marking';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { rereadResults } from './assignment-reports.ts';
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

/** The last mark of each line that is not stored yet: a list is read when they have arrived. */
const onTheirWay = new Map<string, Promise<void>>();

/** The answers of a quiz that wait for its teacher, or those that she has marked. */
export function markingQuery(id: string, which: 'waiting' | 'marked') {
  return queryOptions({
    queryKey: ['quizzes', 'marking', id, which],
    queryFn: async ({ signal }): Promise<Marking> => {
      await Promise.allSettled(onTheirWay.values());
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

/** Marks the answers of a line, after what was sent of it before. */
export function sendMark(
  id: string,
  line: string,
  mark: SentMark,
  client: QueryClient,
): Promise<void> {
  const key = JSON.stringify([id, line]);
  const sent = send(onTheirWay.get(key));
  onTheirWay.set(key, sent);
  return sent;

  async function send(before: Promise<void> | undefined): Promise<void> {
    await Promise.allSettled([before]);
    try {
      await call(markAnswers, { params: { id }, body: mark });
      await rereadMarked(id, client);
    } finally {
      if (onTheirWay.get(key) === sent) onTheirWay.delete(key);
    }
  }
}

export function hasMarksOnTheirWay(): boolean {
  return onTheirWay.size > 0;
}

/** What shows how answers were graded is read again when it is shown next. */
export async function rereadMarked(id: string, client: QueryClient): Promise<void> {
  rereadResults(client);
  await Promise.all([
    client.invalidateQueries({ queryKey: ['quizzes', 'analysis', id] }),
    client.invalidateQueries({ queryKey: [ASSIGNMENTS] }),
  ]);
}
