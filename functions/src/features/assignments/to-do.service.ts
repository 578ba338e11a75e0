import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { listToDo } from '@study-assistant/contract/assignments/assignments';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireSelf } from '../../domain/access.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { isThereFor } from '../../domain/assignment/given-assignment.ts';
import { windowOf } from '../../domain/assignment/own-window.ts';
import { compareToDos, toToDo } from '../../domain/assignment/to-do.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { WorkingRepository } from '../../stored/attempts/working.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { MarksOfStudent } from '../../stored/people/stored-marks.ts';

type Deps = {
  marks: Pick<MarksRepository, 'findOf'>;
  assignments: Pick<AssignmentsRepository, 'listGiven' | 'findMany'>;
  classes: Pick<ClassesRepository, 'findMany'>;
  working: Pick<WorkingRepository, 'listOfStudent'>;
  clock: () => Date;
};

/** What is over stays on the list for two weeks. */
const SHOWN_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_SHOWN = 100;

type ToDoList = Answer<typeof listToDo>;
export type ToDoService = ReturnType<typeof createToDoService>;

export function createToDoService(deps: Deps) {
  return {
    /** What the caller's own classes ask of her; what is given to others of them does not exist. */
    list: (caller: Caller, uid: string): Promise<ToDoList> =>
      listWith(caller, uid, () => deps.working.listOfStudent(uid)),

    /** For who knows the assignments that she works at. */
    listWith: (caller: Caller, uid: string, working: readonly string[]): Promise<ToDoList> =>
      listWith(caller, uid, () => Promise.resolve(working)),
  };

  async function listWith(
    caller: Caller,
    uid: string,
    listWorking: () => Promise<readonly string[]>,
  ): Promise<ToDoList> {
    requireSelf(caller, uid);
    const now = deps.clock();
    const serverNow = now.toISOString();
    const marks = await deps.marks.findOf(uid);
    if (!marks) return { assignments: [], isInClass: false, timeFactor: 1, serverNow };
    const [found, working] = await Promise.all([listAssignments(marks, now), listWorking()]);
    const student = { ...marks, working };
    const assignments = found
      .filter((assignment) => isThereFor(assignment, marks))
      .map((assignment) => toToDo(assignment, student, now))
      .sort(compareToDos)
      .slice(0, MAX_SHOWN);
    const { timeFactor } = marks.accommodation;
    const isInClass = assignments.some(goesOn) || (await isAnyRunning(marks.classIds));
    return { assignments, isInClass, timeFactor, serverNow };
  }

  /** Whether she is in a class that is not over; asked of the classes only where none asks anything of her. */
  async function isAnyRunning(classIds: readonly string[]): Promise<boolean> {
    const found = await deps.classes.findMany(classIds);
    return found.some(({ archivedAt }) => archivedAt === null);
  }

  /** With those that are over for others, and not for her. */
  async function listAssignments(
    { studentId, classIds, accommodation }: MarksOfStudent,
    now: Date,
  ): Promise<AssignmentRecord[]> {
    if (classIds.length === 0) return [];
    const endedAfter = new Date(now.getTime() - SHOWN_MS);
    const { assignments } = deps;
    const page = { endedAfter, limit: MAX_SHOWN };
    const given = await assignments.listGiven({ classIds, studentId }, page);
    const known = new Set(given.map(({ id }) => id));
    const excepted = Object.entries(accommodation.exceptions)
      .filter(
        ([id, { dueAt, closesAt }]) => !known.has(id) && isSince([dueAt, closesAt], endedAfter),
      )
      .map(([id]) => id);
    const more = await assignments.findMany(excepted);
    const isShown = (assignment: AssignmentRecord) =>
      isSince([closingOf(windowOf(assignment, accommodation))], endedAfter);
    return [...given, ...more.filter(isShown)];
  }
}

function goesOn({ state }: ToDoList['assignments'][number]): boolean {
  return state === 'coming' || state === 'open' || state === 'late';
}

function isSince(times: readonly (string | null)[], start: Date): boolean {
  return times.some((time) => time !== null && Date.parse(time) >= start.getTime());
}
