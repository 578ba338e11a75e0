import { createExtraTimeService } from '../../features/assignments/extra-time.service.ts';
import type { MoveDeadlines } from '../../features/attempts/move-deadlines.ts';
import { createAudited } from './audited.ts';
import type { Parts } from './parts.ts';

export function buildExtraTime(
  { clock, repositories }: Pick<Parts, 'clock' | 'repositories'>,
  { moveOfAssignment, moveOfStudent }: MoveDeadlines,
) {
  const { assignments, marks, accommodations, classes, working } = repositories;
  return {
    extraTime: createExtraTimeService({
      findAssignment: (id) => assignments.find(id),
      findClass: (id) => classes.find(id),
      findClasses: (ids) => classes.findMany(ids),
      findStudents: (uids) => marks.findStudents(uids),
      findAccommodation: (uid) => accommodations.find(uid),
      changeAccommodation: createAudited({ clock, repositories }).changeAccommodation,
      changeAssignment: (id, next) => assignments.change(id, next),
      isWorking: async (id, uid) => (await working.listOfStudent(uid)).includes(id),
      moveOfAssignment,
      moveOfStudent,
      clock,
    }),
  };
}
