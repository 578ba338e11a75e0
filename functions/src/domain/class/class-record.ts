import type { SchoolClass } from '@study-assistant/contract/class-list';
import type { JoinCode } from '@study-assistant/contract/classes';
import { ApiError } from '../api-error.ts';

/** A class as it is stored. `classes/{id}`. */
export type ClassRecord = SchoolClass & {
  /** The owner first. */
  teacherIds: string[];
  /** The code that was shown last; it may have expired. */
  joinCode: JoinCode | null;
  createdAt: string;
};

/** What everybody in the class may see of it. */
export function toSchoolClass(record: ClassRecord): SchoolClass {
  const { id, name, subject, grade, timeZone, archivedAt } = record;
  return { id, name, subject, grade, timeZone, archivedAt };
}

/** @throws ApiError when the class is archived: nobody joins it and nothing is assigned to it */
export function requireRunningClass<C extends Pick<ClassRecord, 'archivedAt'>>(found: C): C {
  if (found.archivedAt === null) return found;
  throw new ApiError('conflict', 'This class is archived. Please restore it first.');
}
