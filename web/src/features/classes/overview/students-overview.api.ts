import type { StudentOverview } from '@study-assistant/contract/students';
import { call, type CallOptions } from '../../../lib/api/api-client.ts';
import { listStudentsOverview } from '../../../lib/api/lenient/students.ts';

export const overviewKeys = {
  ofTeacher: (uid: string) => ['students-overview', uid] as const,
};

/** Every student of the school, by name. */
export async function readStudentsOverview(
  uid: string,
  options?: CallOptions,
): Promise<StudentOverview[]> {
  return (await call(listStudentsOverview, { params: { uid } }, options)).students;
}
