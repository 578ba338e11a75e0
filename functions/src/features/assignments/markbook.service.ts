import { NO_HAND_MARK } from '@study-assistant/contract/assignments/mark-columns';
import type { getMarkbook } from '@study-assistant/contract/assignments/markbook';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { toAssignment } from '../../domain/assignment/change-assignment.ts';
import { toMark } from '../../domain/assignment/mark.ts';
import type { Caller } from '../../domain/caller.ts';
import { toSchoolClass } from '../../domain/class/class-record.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import { findOtherMarkers, type FindMarkersDeps } from './find-other-markers.ts';

type Deps = FindMarkersDeps & {
  classes: Pick<ClassesRepository, 'find'>;
  assignments: Pick<AssignmentsRepository, 'listOfClass'>;
  markbooks: Pick<MarkbooksRepository, 'find'>;
  marks: Pick<MarksRepository, 'listOfClass'>;
  clock: () => Date;
};

export type MarkbookService = ReturnType<typeof createMarkbookService>;

export function createMarkbookService(deps: Deps) {
  const { classes, assignments, markbooks, marks, clock } = deps;
  return {
    /** Students × assignments and columns by hand; what is not released is here too, for the teachers of the class. */
    async read(caller: Caller, classId: string): Promise<Answer<typeof getMarkbook>> {
      const taught = requireOwnClass(caller, await classes.find(classId));
      const [given, { columns, grading }] = await Promise.all([
        assignments.listOfClass(classId),
        markbooks.find(classId),
      ]);
      const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
      const students = await marks.listOfClass(classId, idsOf(given), idsOf(columns));
      const now = clock();
      const marksOf = students.map((student) => given.map((one) => toMark(one, student, now)));
      const markerOf = await findOtherMarkers(
        deps,
        caller,
        given.map(({ quizId }, at) => ({ quizId, marks: marksOf.flatMap((row) => row[at] ?? []) })),
      );
      return {
        class: toSchoolClass(taught),
        assignments: given.map((one) => ({ ...toAssignment(one, now), ...markerOf(one.quizId) })),
        columns,
        grading,
        showsMarks: taught.showsMarks,
        rows: students.map((student, at) => ({
          studentId: student.studentId,
          fullName: student.fullName,
          timeFactor: student.accommodation.timeFactor,
          marks: marksOf[at] ?? [],
          handMarks: columns.map(({ id }) => {
            const { points, comment } = student.handMarks[classId]?.[id] ?? NO_HAND_MARK;
            return { points, comment };
          }),
        })),
      };
    },
  };
}
