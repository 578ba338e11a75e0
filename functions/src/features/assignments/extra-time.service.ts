import type { addTime, setAccommodation } from '@study-assistant/contract/assignments/assignments';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import { exceptionEntry, factorEntry } from '../../domain/assignment/accommodation-entries.ts';
import { addTimeFor, addTimeForAll } from '../../domain/assignment/add-time.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { isShut, toAssignment } from '../../domain/assignment/change-assignment.ts';
import type { Caller } from '../../domain/caller.ts';
import { requireAnyRunning, type ClassRecord } from '../../domain/class/class-record.ts';
import type { AccommodationsRepository } from '../../stored/assignments/accommodations.repository.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { WorkingRepository } from '../../stored/attempts/working.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import { createChangeAccommodation, type ChangeAccommodationDeps } from './change-accommodation.ts';
import {
  assignmentNotFound,
  createFindRunningAssignment,
  type FindOwnDeps,
} from './find-own-assignment.ts';

type Deps = FindOwnDeps &
  ChangeAccommodationDeps & {
    assignments: Pick<AssignmentsRepository, 'change'>;
    classes: Pick<ClassesRepository, 'findMany'>;
    marks: Pick<MarksRepository, 'findStudents'>;
    accommodations: Pick<AccommodationsRepository, 'find'>;
    working: Pick<WorkingRepository, 'listOfStudent'>;
    /** Gives what is under way there the time that it has now; answers how many have more. */
    moveOfAssignment: (assignment: AssignmentRecord, studentId?: string) => Promise<number>;
    /** The same of all that a student sits at. */
    moveOfStudent: (studentId: string) => Promise<number>;
  };

type Factor = Answer<typeof setAccommodation>;
type Added = Answer<typeof addTime>;

export type ExtraTimeService = ReturnType<typeof createExtraTimeService>;

/** More time than others have: of one student everywhere, or of those who work at an assignment. */
export function createExtraTimeService(deps: Deps) {
  const { assignments, moveOfAssignment, clock } = deps;
  const changeAccommodation = createChangeAccommodation(deps);
  const findRunning = createFindRunningAssignment(deps);
  return {
    async readFactor(caller: Caller, uid: string): Promise<Factor> {
      await requireStudent(caller, uid);
      const { timeFactor } = await deps.accommodations.find(uid);
      return { timeFactor };
    },

    /** First for whoever starts from now on, then for what is under way. */
    async setFactor(caller: Caller, uid: string, timeFactor: TimeFactor): Promise<Factor> {
      requireAnyRunning(await requireStudent(caller, uid));
      await changeAccommodation(
        { by: caller, uid },
        (before) => (before.timeFactor === timeFactor ? before : { ...before, timeFactor }),
        factorEntry,
      );
      await deps.moveOfStudent(uid);
      return { timeFactor };
    },

    async addTime(
      caller: Caller,
      id: string,
      { studentId, minutes }: Parsed<typeof addTime>['body'],
    ): Promise<Added> {
      const assignment = await findRunning(caller, id);
      const seconds = minutes * 60;
      return studentId === undefined
        ? addForAll(assignment, seconds)
        : addForOne(caller, assignment, { studentId, seconds });
    },
  };

  async function addForAll({ id }: AssignmentRecord, seconds: number): Promise<Added> {
    const changed = await assignments.change(id, (assignment) => {
      if (isShut(assignment, clock())) throw closed();
      return addTimeForAll(assignment, { seconds, now: clock() });
    });
    if (!changed) throw assignmentNotFound();
    return toReply(changed, await moveOfAssignment(changed));
  }

  async function addForOne(
    caller: Caller,
    assignment: AssignmentRecord,
    { studentId, seconds }: { studentId: string; seconds: number },
  ): Promise<Added> {
    const working = await deps.working.listOfStudent(studentId);
    if (!working.includes(assignment.id)) return toReply(assignment, 0);
    await changeAccommodation(
      { by: caller, uid: studentId },
      (before) => addTimeFor(before, assignment.id, { seconds, now: clock() }),
      (student, change) => exceptionEntry(student, assignment, change),
    );
    return toReply(assignment, await moveOfAssignment(assignment, studentId));
  }

  function toReply(assignment: AssignmentRecord, extended: number): Added {
    return { assignment: toAssignment(assignment, clock()), extended };
  }

  /** She is there for the teachers of her classes alone: the classes in which the caller is one. */
  async function requireStudent(caller: Caller, uid: string): Promise<ClassRecord[]> {
    const [student] = await deps.marks.findStudents([uid]);
    const classes = student && student.classIds.length > 0 ? student.classIds : null;
    const found = classes ? await deps.classes.findMany(classes) : [];
    const taught = found.filter(({ teacherIds }) => teacherIds.includes(caller.uid));
    if (taught.length === 0) throw notFound('Student not found.');
    return taught;
  }
}

function closed(): ApiError {
  return new ApiError(
    'conflict',
    'This assignment is closed. Give it a later closing time to open it again.',
  );
}
