import * as endpoints from '@study-assistant/contract/assignments/assignments';
import {
  getAccommodation,
  setAccommodation,
  listToDo,
  type Assignment,
  type AssignmentSettings,
  type StudentException,
  type ToDo,
} from '@study-assistant/contract/assignments/assignments';
import { getLiveAssignment, getMarkbook } from '@study-assistant/contract/assignments/markbook';
import { getToday } from '@study-assistant/contract/assignments/today';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type LiveAssignment = Omit<Reply<typeof getLiveAssignment>, 'success'>;
export type LiveStudent = LiveAssignment['students'][number];
export type Markbook = Omit<Reply<typeof getMarkbook>, 'success'>;

const ROOT = 'assignments';

/** What a teacher reads of the assignments of her classes. */
export const assignmentQueries = {
  /** Newest first. */
  ofClass: (classId: string) =>
    queryOptions({
      queryKey: [ROOT, 'class', classId],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listClassAssignments, { params: { id: classId } }, { signal }))
          .assignments,
    }),
  /** How far each student of an assignment is now. */
  live: (id: string) =>
    queryOptions({
      queryKey: [ROOT, 'live', id],
      queryFn: ({ signal }): Promise<LiveAssignment> =>
        call(getLiveAssignment, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  markbook: (classId: string) =>
    queryOptions({
      queryKey: [ROOT, 'markbook', classId],
      queryFn: ({ signal }): Promise<Markbook> =>
        call(getMarkbook, { params: { id: classId } }, { signal }),
    }),
};

type NewAssignments = { quizId: string; classIds: string[]; settings: AssignmentSettings };

/** Gives a quiz to classes; an assignment each. */
export async function assignQuiz(body: NewAssignments, client: QueryClient): Promise<Assignment[]> {
  const { assignments } = await call(endpoints.createAssignments, { body });
  forget(client);
  // A draft is published by it.
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  return assignments;
}

export async function editAssignment(
  id: string,
  settings: AssignmentSettings,
  client: QueryClient,
): Promise<Assignment> {
  const input = { params: { id }, body: { settings } };
  return keep((await call(endpoints.editAssignment, input)).assignment, client);
}

export async function openAssignment(id: string, client: QueryClient): Promise<Assignment> {
  return keep((await call(endpoints.openAssignment, { params: { id } })).assignment, client);
}

/** Answers with how many attempts it has handed in. */
export async function closeAssignment(id: string, client: QueryClient): Promise<number> {
  const { assignment, handedIn } = await call(endpoints.closeAssignment, { params: { id } });
  keep(assignment, client);
  return handedIn;
}

export async function releaseResults(id: string, client: QueryClient): Promise<Assignment> {
  return keep((await call(endpoints.releaseResults, { params: { id } })).assignment, client);
}

export async function deleteAssignment(id: string, client: QueryClient): Promise<void> {
  await call(endpoints.deleteAssignment, { params: { id } });
  client.removeQueries({ queryKey: assignmentQueries.live(id).queryKey });
  void client.invalidateQueries({ queryKey: [ROOT, 'markbook'] });
}

type MoreTime = { minutes: number; studentId?: string };

/** Answers with how many attempts have more time now. */
export async function addTime(id: string, body: MoreTime, client: QueryClient): Promise<number> {
  const { assignment, extended } = await call(endpoints.addTime, { params: { id }, body });
  keep(assignment, client);
  return extended;
}

export async function setException(
  id: string,
  studentId: string,
  exception: StudentException,
  client: QueryClient,
): Promise<void> {
  const params = { id, uid: studentId };
  await call(endpoints.setException, { params, body: exception });
  forget(client);
}

/** Shows a changed assignment at once where it stands; what hangs on it is read again. */
function keep(assignment: Assignment, client: QueryClient): Assignment {
  const { id, classId } = assignment;
  const { queryKey } = assignmentQueries.live(id);
  client.setQueryData(assignmentQueries.ofClass(classId).queryKey, (list) =>
    list?.map((one) => (one.id === id ? assignment : one)),
  );
  // It was read when it was: the server's clock is compared with that.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  client.setQueryData(queryKey, (live) => live && { ...live, assignment }, { updatedAt });
  forget(client);
  return assignment;
}

function forget(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
}

export type ToDoList = Omit<Reply<typeof listToDo>, 'success'>;

/** A moment after the time itself, when the server's clock has passed it for certain. */
const MARGIN_MS = 1000;
/** Also the longest that a timer of a browser is trusted with. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * What a student is asked to do. It is asked for again as soon as one of its times passes, so that
 * nobody looks at yesterday's states.
 */
export function toDoQuery(uid: string) {
  return queryOptions({
    queryKey: ['to-do', uid],
    queryFn: ({ signal }): Promise<ToDoList> => call(listToDo, { params: { uid } }, { signal }),
    refetchInterval: ({ state }) => (state.data ? waitForChange(state.data) : false),
    refetchOnWindowFocus: 'always',
  });
}

/** Milliseconds until something changes by itself; false where nothing does. */
export function waitForChange({ assignments, serverNow }: ToDoList): number | false {
  return waitUntilNext(assignments.flatMap(timesOf), serverNow);
}

/** Milliseconds until the first of these times that lies ahead has passed; false where none does. */
function waitUntilNext(times: readonly string[], serverNow: string): number | false {
  const now = Date.parse(serverNow);
  const ahead = times.map((time) => Date.parse(time) - now).filter((wait) => wait > 0);
  if (ahead.length === 0) return false;
  return Math.min(Math.min(...ahead) + MARGIN_MS, LONGEST_WAIT_MS);
}

/** The moments at which an assignment is another for its student. */
function timesOf({ opensAt, dueAt, closesAt, shownAfter }: ToDo): string[] {
  return [opensAt, dueAt, closesAt, shownAfter].filter((time) => time !== null);
}

type TodayReply = Omit<Reply<typeof getToday>, 'success'>;

/**
 * What is a student's own now. It is asked for at every visit and look, since a quiz may have been
 * begun or handed in meanwhile, and as soon as one of its times passes.
 */
export function todayQuery(uid: string) {
  return queryOptions({
    queryKey: ['today', uid],
    queryFn: ({ signal }): Promise<TodayReply> => call(getToday, { params: { uid } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? waitForChangeOfToday(state.data) : false),
    // Nothing waits for it but a panel that stays away without it.
    retry: false,
  });
}

function waitForChangeOfToday({ today: { openAttempts, assignment }, serverNow }: TodayReply) {
  const deadlines = openAttempts.flatMap(({ deadline }) => deadline ?? []);
  return waitUntilNext([...deadlines, ...(assignment ? timesOf(assignment) : [])], serverNow);
}

/** A student's extra time at everything. It is no one else's business, so it is not kept. */
export function timeFactorQuery(uid: string) {
  return queryOptions({
    queryKey: ['accommodations', uid],
    queryFn: async ({ signal }) =>
      (await call(getAccommodation, { params: { uid } }, { signal })).timeFactor,
    staleTime: 0,
    gcTime: 0,
  });
}

export async function setTimeFactor(uid: string, timeFactor: TimeFactor): Promise<void> {
  await call(setAccommodation, { params: { uid }, body: { timeFactor } });
}
