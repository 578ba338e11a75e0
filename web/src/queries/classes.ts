import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { getClassInsights } from '../lib/api/lenient/analysis.ts';
import { listStudentsOverview } from '../lib/api/lenient/students-overview.ts';

export type ClassInsights = Reply<typeof getClassInsights>;

/** By the uid of the teacher and her class; without a class, of all students that she may see. */
export const classQueries = {
  /** The students, by name. */
  overview: (uid: string, classId: string | null) =>
    queryOptions({
      queryKey: ['students-overview', uid, classId],
      queryFn: async ({ signal }) => {
        const input = { params: { uid }, query: ofClass(classId) };
        return (await call(listStudentsOverview, input, { signal })).students;
      },
    }),
  /** The class in numbers and words; the words stay as long as the numbers do. */
  insights: (uid: string, classId: string | null) =>
    queryOptions({
      queryKey: ['class-insights', uid, classId],
      queryFn: ({ signal }): Promise<ClassInsights> =>
        call(getClassInsights, { params: { uid }, query: ofClass(classId) }, { signal }),
    }),
};

/** Has the words written again. */
export function rewriteInsights(uid: string, classId: string | null): Promise<ClassInsights> {
  return call(getClassInsights, { params: { uid }, query: { refresh: '1', ...ofClass(classId) } });
}

function ofClass(classId: string | null): { classId?: string } {
  return classId === null ? {} : { classId };
}
