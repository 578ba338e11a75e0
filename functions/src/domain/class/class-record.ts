import { schoolClassSchema, type SchoolClass } from '@study-assistant/contract/classes/class-list';
import type { JoinCode } from '@study-assistant/contract/classes/classes';
import { ApiError } from '../api-error.ts';

/** A class as it is stored. `classes/{id}`. */
export type ClassRecord = SchoolClass & {
  /** The owner first. */
  teacherIds: string[];
  /** The code that was shown last; it may have expired. */
  joinCode: JoinCode | null;
  createdAt: string;
  /** Whether students see their own marks by hand, comments and grade. */
  showsMarks: boolean;
  /** The change of the school year that has archived it. */
  archivedIn?: string | undefined;
};

/** What everybody in the class may see of it, which is what the contract names and no more. */
export function toSchoolClass(record: ClassRecord): SchoolClass {
  return schoolClassSchema.parse(record);
}

/** Its code is closed with it. */
export function archiveClass(record: ClassRecord, now: Date): ClassRecord {
  return { ...record, archivedAt: record.archivedAt ?? now.toISOString(), joinCode: null };
}

/** Archives it with the school year, once: restored, it runs on. */
export function archiveInYear(record: ClassRecord, key: string, now: Date): ClassRecord {
  if (record.archivedIn === key || record.archivedAt !== null) return record;
  return { ...archiveClass(record, now), archivedIn: key };
}

/** The same of somebody's classes, one of which at least has to run. */
export function requireAnyRunning(classes: readonly Pick<ClassRecord, 'archivedAt'>[]): void {
  for (const one of classes) if (one.archivedAt === null) return;
  const [first] = classes;
  if (first) requireRunningClass(first);
}

/** @throws ApiError when the class is archived: nobody joins it and nothing is assigned to it */
export function requireRunningClass<C extends Pick<ClassRecord, 'archivedAt'>>(found: C): C {
  if (found.archivedAt === null) return found;
  throw new ApiError('conflict', 'This class is archived. Please restore it first.');
}
