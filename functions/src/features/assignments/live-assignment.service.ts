import type { getLiveAssignment } from '@study-assistant/contract/assignments/live-assignment';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { toAssignment } from '../../domain/assignment/change-assignment.ts';
import { toMark } from '../../domain/assignment/mark.ts';
import { isGivenTo } from '../../domain/assignment/own-window.ts';
import { exceptionOf } from '../../domain/assignment/set-exception.ts';
import type { Caller } from '../../domain/caller.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { Working, WorkingRepository } from '../../stored/attempts/working.repository.ts';
import type { MarksOfStudent } from '../../stored/people/stored-marks.ts';
import { findOtherMarkers, type FindMarkersDeps } from './find-other-markers.ts';
import { createFindOwnAssignment, type FindOwnDeps } from './find-own-assignment.ts';

type Deps = FindOwnDeps &
  FindMarkersDeps & {
    marks: Pick<MarksRepository, 'listOfClass'>;
    working: Pick<WorkingRepository, 'listAt'>;
    clock: () => Date;
  };

type Live = Answer<typeof getLiveAssignment>;
type LiveStudent = Live['students'][number];

export type LiveAssignmentService = ReturnType<typeof createLiveAssignmentService>;

export function createLiveAssignmentService(deps: Deps) {
  const findOwn = createFindOwnAssignment(deps);
  return {
    /** How far each student is whom the assignment is given to. */
    async read(caller: Caller, id: string): Promise<Live> {
      const assignment = await findOwn(caller, id);
      const [students, working] = await Promise.all([
        deps.marks.listOfClass(assignment.classId, [id]),
        deps.working.listAt(id),
      ]);
      const now = deps.clock();
      const seats = new Map(working.map((seat) => [seat.studentId, seat]));
      const given = students.filter(({ studentId }) => isGivenTo(assignment, studentId));
      const live = given.map((student) =>
        toLive({ assignment, student, seat: seats.get(student.studentId), now }),
      );
      const { quizId } = assignment;
      const marks = live.map(({ mark }) => mark);
      const markerOf = await findOtherMarkers(deps, caller, [{ quizId, marks }]);
      return {
        assignment: { ...toAssignment(assignment, now), ...markerOf(quizId) },
        students: live,
        serverNow: now.toISOString(),
      };
    },
  };
}

function toLive(found: {
  assignment: AssignmentRecord;
  student: MarksOfStudent;
  seat: Working | undefined;
  now: Date;
}): LiveStudent {
  const { assignment, student, seat, now } = found;
  const mark = toMark(assignment, student, now);
  return {
    studentId: student.studentId,
    fullName: student.fullName,
    timeFactor: student.accommodation.timeFactor,
    state: stateOf(mark, seat),
    startedAt: seat?.startedAt ?? null,
    savedAt: seat?.savedAt ?? null,
    deadline: seat?.deadline ?? null,
    answered: seat?.answered ?? null,
    sawAnswers: mark.sawAnswers || (seat?.sawAnswers ?? false),
    mark,
    exception: exceptionOf(student.accommodation, assignment.id),
  };
}

function stateOf(mark: LiveStudent['mark'], seat: Working | undefined): LiveStudent['state'] {
  if (seat) return 'working';
  if (mark.state === 'excused') return 'excused';
  return mark.attemptId === null ? 'not-started' : 'handed-in';
}
