import { listStudentYears, type StudentYear } from '@study-assistant/contract/school/student-years';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { isUnknownCall } from '../lib/api/is-unknown-call.ts';

/** The school years of a student that are over, newest first; none where a server knows of none. */
export function studentYearsQuery(uid: string) {
  return queryOptions({
    queryKey: ['students', uid, 'years'],
    queryFn: ({ signal }) => readYears(uid, signal),
  });
}

async function readYears(uid: string, signal: AbortSignal): Promise<StudentYear[]> {
  try {
    return (await call(listStudentYears, { params: { uid } }, { signal })).years;
  } catch (error) {
    if (isUnknownCall(error)) return [];
    throw error;
  }
}
