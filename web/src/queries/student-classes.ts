import type { SchoolClass } from '@study-assistant/contract/classes/class-list';
import * as endpoints from '@study-assistant/contract/classes/classes';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type StudentClass = Reply<typeof endpoints.listStudentClasses>['classes'][number];

/** The classes that a student is in and that run, by name. */
export function studentClassesQuery(uid: string) {
  return queryOptions({
    queryKey: ['classes', 'of-student', uid],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listStudentClasses, { params: { uid } }, { signal })).classes,
  });
}

export async function leaveClass(uid: string, id: string): Promise<void> {
  await call(endpoints.leaveClass, { params: { uid, id } });
}

export async function joinClass(code: string): Promise<SchoolClass> {
  return (await call(endpoints.joinClass, { body: { code } })).class;
}
