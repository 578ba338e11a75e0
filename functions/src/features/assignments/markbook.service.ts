import type { getMarkbook } from '@study-assistant/contract/assignments/markbook';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { toAssignment } from '../../domain/assignment/change-assignment.ts';
import { toMark } from '../../domain/assignment/mark.ts';
import type { Caller } from '../../domain/caller.ts';
import { toSchoolClass } from '../../domain/class/class-record.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'find'>;
  assignments: Pick<AssignmentsRepository, 'listOfClass'>;
  marks: Pick<MarksRepository, 'listOfClass'>;
  clock: () => Date;
};

export type MarkbookService = ReturnType<typeof createMarkbookService>;

export function createMarkbookService({ classes, assignments, marks, clock }: Deps) {
  return {
    /** Students × assignments; what is not released is here too, for the teachers of the class. */
    async read(caller: Caller, classId: string): Promise<Answer<typeof getMarkbook>> {
      const taught = requireOwnClass(caller, await classes.find(classId));
      const given = await assignments.listOfClass(classId);
      const ids = given.map(({ id }) => id);
      const students = await marks.listOfClass(classId, ids);
      const now = clock();
      return {
        class: toSchoolClass(taught),
        assignments: given.map((one) => toAssignment(one, now)),
        rows: students.map((student) => ({
          studentId: student.studentId,
          fullName: student.fullName,
          timeFactor: student.accommodation.timeFactor,
          marks: given.map((one) => toMark(one, student, now)),
        })),
      };
    },
  };
}
