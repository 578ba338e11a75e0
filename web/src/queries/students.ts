import type { Reply } from '@study-assistant/contract/endpoint';
import { MAX_LIST } from '@study-assistant/contract/limits';
import {
  getPerformanceStats,
  getSkillGap,
  listStudentAttempts,
} from '@study-assistant/contract/students';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

const PAGE_SIZE = 50;

export type AttemptsPage = Omit<Reply<typeof listStudentAttempts>, 'success'>;

export const studentQueries = {
  stats: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'stats'],
      queryFn: async ({ signal }) =>
        (await call(getPerformanceStats, { params: { uid } }, { signal })).stats,
    }),
  skillGap: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'skill-gap'],
      queryFn: async ({ signal }) =>
        (await call(getSkillGap, { params: { uid } }, { signal })).analysis,
    }),
  /** The server tells whose the attempts are with any page of them, so the smallest will do. */
  name: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'name'],
      queryFn: async ({ signal }) =>
        (await readAttempts(uid, { limit: 1 }, signal)).student.fullName,
    }),
  /** Every attempt, newest first. */
  attempts: (uid: string) =>
    queryOptions({
      queryKey: ['students', uid, 'attempts'],
      queryFn: async ({ signal }) =>
        (await readAttempts(uid, { limit: MAX_LIST }, signal)).attempts,
    }),
  /** The same page by page, with whose they are. */
  attemptPages: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['students', uid, 'attempt-pages'],
      queryFn: ({ pageParam, signal }) =>
        readAttempts(uid, { limit: PAGE_SIZE, before: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
};

function readAttempts(
  uid: string,
  query: { limit: number; before?: string | undefined },
  signal: AbortSignal,
): Promise<AttemptsPage> {
  return call(listStudentAttempts, { params: { uid }, query }, { signal });
}
