import type { Reply } from '@study-assistant/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { getClassInsights } from '../lib/api/lenient/analysis.ts';
import { listStudentsOverview } from '../lib/api/lenient/students.ts';

export type ClassInsights = Reply<typeof getClassInsights>;

/** By the uid of the teacher. */
export const classQueries = {
  /** Every student of the school, by name. */
  overview: (uid: string) =>
    queryOptions({
      queryKey: ['students-overview', uid],
      queryFn: async ({ signal }) =>
        (await call(listStudentsOverview, { params: { uid }, query: {} }, { signal })).students,
    }),
  /** The class in numbers and words; the words stay as long as the numbers do. */
  insights: (uid: string) =>
    queryOptions({
      queryKey: ['class-insights', uid],
      queryFn: ({ signal }): Promise<ClassInsights> =>
        call(getClassInsights, { params: { uid }, query: {} }, { signal }),
    }),
};

/** Has the words written again. */
export function rewriteInsights(uid: string): Promise<ClassInsights> {
  return call(getClassInsights, { params: { uid }, query: { refresh: '1' } });
}
