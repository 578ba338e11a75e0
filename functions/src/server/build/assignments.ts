import { createAssignmentsService } from '../../features/assignments/assignments.service.ts';
import { createGiveQuizService } from '../../features/assignments/give-quiz.service.ts';
import { createLiveAssignmentService } from '../../features/assignments/live-assignment.service.ts';
import { createMarkbookService } from '../../features/assignments/markbook.service.ts';
import type { Sittings } from '../../features/assignments/sittings.ts';
import { createToDoService } from '../../features/assignments/to-do.service.ts';
import { createAudited } from './audited.ts';
import type { Parts } from './parts.ts';

export function buildAssignments(
  { clock, repositories }: Pick<Parts, 'clock' | 'repositories'>,
  sittings: Sittings,
) {
  const { assignments, audit, marks, classes, working } = repositories;
  const findClass = (id: string) => classes.find(id);
  const findStudents = (uids: readonly string[]) => marks.findStudents(uids);
  const listOfClass = (classId: string) => assignments.listOfClass(classId);
  const listMarks = (classId: string, ids: readonly string[]) => marks.listOfClass(classId, ids);
  const findAssignment = (id: string) => assignments.find(id);
  return {
    giving: createGiveQuizService({
      newId: () => assignments.newId(),
      findClasses: (ids) => classes.findMany(ids),
      findStudents,
      giveQuiz: (quizId, plan) => assignments.give(quizId, plan),
      releaseLater: sittings.releaseLater,
      clock,
    }),
    assignments: createAssignmentsService({
      ...sittings,
      findAssignment,
      findClass,
      findStudents,
      listOfClass,
      changeAssignment: (id, next) => assignments.change(id, next),
      async editAssignment(id, next, audited) {
        const record = audited && (await audit.prepare(audited.by, clock()));
        return assignments.edit(id, next, (transaction) => {
          if (audited) record?.(transaction, audited.entry);
        });
      },
      removeAssignment: (id) => assignments.remove(id),
      ...createAudited({ clock, repositories }),
      clock,
    }),
    markbook: createMarkbookService({ findClass, listOfClass, listMarks, clock }),
    liveAssignments: createLiveAssignmentService({
      findAssignment,
      findClass,
      listMarks,
      listWorking: (id) => working.listAt(id),
      clock,
    }),
    toDo: createToDoService({
      findMarks: (uid) => marks.findOf(uid),
      listGiven: (to, page) => assignments.listGiven(to, page),
      findAssignments: (ids) => assignments.findMany(ids),
      listWorking: (uid) => working.listOfStudent(uid),
      clock,
    }),
  };
}
