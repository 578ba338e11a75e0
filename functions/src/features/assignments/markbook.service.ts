import type { getMarkbook } from '@study-assistant/contract/assignments/markbook';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { toAssignment } from '../../domain/assignment/change-assignment.ts';
import { toMark } from '../../domain/assignment/mark.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import type { MarksOfStudent } from '../../stored/assignments/stored-marks.ts';

type Deps = {
  findClass: (id: string) => Promise<ClassRecord | null>;
  /** Newest first. */
  listOfClass: (classId: string) => Promise<AssignmentRecord[]>;
  /** The students of a class by name, with these assignments alone. */
  listMarks: (classId: string, assignmentIds: readonly string[]) => Promise<MarksOfStudent[]>;
  clock: () => Date;
};

export type MarkbookService = ReturnType<typeof createMarkbookService>;

export function createMarkbookService({ findClass, listOfClass, listMarks, clock }: Deps) {
  return {
    /** Students × assignments; what is not released is here too, for the teachers of the class. */
    async read(caller: Caller, classId: string): Promise<Answer<typeof getMarkbook>> {
      const taught = requireOwnClass(caller, await findClass(classId));
      const assignments = await listOfClass(classId);
      const ids = assignments.map(({ id }) => id);
      const students = await listMarks(classId, ids);
      const now = clock();
      return {
        class: toSchoolClass(taught),
        assignments: assignments.map((one) => toAssignment(one, now)),
        rows: students.map((student) => ({
          studentId: student.studentId,
          fullName: student.fullName,
          marks: assignments.map((one) => toMark(one, student, now)),
        })),
      };
    },
  };
}

function toSchoolClass({ id, name, subject, grade, timeZone, archivedAt }: ClassRecord) {
  return { id, name, subject, grade, timeZone, archivedAt };
}
