import * as endpoints from '@study-assistant/contract/assignments/assignments';
import {
  getAccommodation,
  setAccommodation,
  listToDo,
  type Assignment,
  type StudentException,
  type ToDo,
} from '@study-assistant/contract/assignments/assignments';
import { getLiveAssignment } from '@study-assistant/contract/assignments/live-assignment';
import { getToday } from '@study-assistant/contract/assignments/today';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import type { Parsed, Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

export type LiveAssignment = Omit<Reply<typeof getLiveAssignment>, 'success'>;
export type LiveStudent = LiveAssignment['students'][number];

/** Whatever begins with it is fetched again when an assignment has changed. */
export const ASSIGNMENTS = 'assignments';

/** What a teacher reads about the assignments of her classes. */
export const assignmentQueries = {
  /** Newest first. */
  ofClass: (classId: string) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'class', classId],
      queryFn: async ({ signal }) =>
        (await call(endpoints.listClassAssignments, { params: { id: classId } }, { signal }))
          .assignments,
    }),
  /** An assignment with its category and those that it could be in. */
  one: (id: string) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'one', id],
      queryFn: ({ signal }): Promise<Omit<Reply<typeof endpoints.getAssignment>, 'success'>> =>
        call(endpoints.getAssignment, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  /** How far each student of an assignment is now. */
  live: (id: string) =>
    queryOptions({
      queryKey: [ASSIGNMENTS, 'live', id],
      queryFn: ({ signal }): Promise<LiveAssignment> =>
        call(getLiveAssignment, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

type NewAssignments = Parsed<typeof endpoints.createAssignments>['body'];
export type AssignmentEdit = Parsed<typeof endpoints.editAssignment>['body'];

/** Assigns a quiz to classes, with one assignment for each. */
export async function assignQuiz(body: NewAssignments, client: QueryClient): Promise<Assignment[]> {
  const { assignments } = await call(endpoints.createAssignments, { body });
  forget(client);
  // This publishes a draft.
  void client.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  return assignments;
}

export async function editAssignment(
  id: string,
  body: AssignmentEdit,
  client: QueryClient,
): Promise<Assignment> {
  const input = { params: { id }, body };
  return keepAssignment((await call(endpoints.editAssignment, input)).assignment, client);
}

export async function openAssignment(id: string, client: QueryClient): Promise<Assignment> {
  return keepAssignment(
    (await call(endpoints.openAssignment, { params: { id } })).assignment,
    client,
  );
}

/** Returns the number of attempts that were handed in. */
export async function closeAssignment(id: string, client: QueryClient): Promise<number> {
  const { assignment, handedIn } = await call(endpoints.closeAssignment, { params: { id } });
  keepAssignment(assignment, client);
  return handedIn;
}

export async function releaseResults(id: string, client: QueryClient): Promise<Assignment> {
  return keepAssignment(
    (await call(endpoints.releaseResults, { params: { id } })).assignment,
    client,
  );
}

export async function deleteAssignment(id: string, client: QueryClient): Promise<void> {
  await call(endpoints.deleteAssignment, { params: { id } });
  client.removeQueries({ queryKey: assignmentQueries.live(id).queryKey });
  void client.invalidateQueries({ queryKey: [ASSIGNMENTS, 'markbook'] });
}

type MoreTime = { minutes: number; studentId?: string };

/** Returns the number of attempts that have more time now. */
export async function addTime(id: string, body: MoreTime, client: QueryClient): Promise<number> {
  const { assignment, extended } = await call(endpoints.addTime, { params: { id }, body });
  keepAssignment(assignment, client);
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

/** Updates a changed assignment in the cache at once; data that depends on it is fetched again. */
export function keepAssignment(assignment: Assignment, client: QueryClient): Assignment {
  const { id, classId } = assignment;
  const { queryKey } = assignmentQueries.live(id);
  client.setQueryData(assignmentQueries.ofClass(classId).queryKey, (list) =>
    list?.map((one) => (one.id === id ? assignment : one)),
  );
  // The time of reading stays, since the server's clock is compared with it.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  client.setQueryData(queryKey, (live) => live && { ...live, assignment }, { updatedAt });
  forget(client);
  return assignment;
}

function forget(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ASSIGNMENTS] });
}

export type ToDoList = Omit<Reply<typeof listToDo>, 'success'>;

/** A margin after the time itself, so that the server's clock has certainly passed it. */
const MARGIN_MS = 1000;
/** Also the longest wait for which a browser's timer is reliable. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * A student's assignments. They are fetched again as soon as one of their times passes, so that
 * nobody looks at outdated states.
 */
export function toDoQuery(uid: string) {
  return queryOptions({
    queryKey: ['to-do', uid],
    queryFn: ({ signal }): Promise<ToDoList> => call(listToDo, { params: { uid } }, { signal }),
    refetchInterval: ({ state }) => (state.data ? waitForChange(state.data) : false),
    refetchOnWindowFocus: 'always',
  });
}

/** Milliseconds until something changes by itself; false when nothing will. */
export function waitForChange({ assignments, serverNow }: ToDoList): number | false {
  return waitUntilNext(assignments.flatMap(timesOf), serverNow);
}

/** Milliseconds until the first future one of these times has passed; false when there is none. */
function waitUntilNext(times: readonly string[], serverNow: string): number | false {
  const now = Date.parse(serverNow);
  const ahead = times.map((time) => Date.parse(time) - now).filter((wait) => wait > 0);
  if (ahead.length === 0) return false;
  return Math.min(Math.min(...ahead) + MARGIN_MS, LONGEST_WAIT_MS);
}

/** The times at which an assignment changes for its student. */
function timesOf({ opensAt, dueAt, closesAt, shownAfter }: ToDo): string[] {
  return [opensAt, dueAt, closesAt, shownAfter].filter((time) => time !== null);
}

type TodayReply = Omit<Reply<typeof getToday>, 'success'>;

/**
 * What a student should see today. It is fetched on every visit, since a quiz may have been started
 * or handed in meanwhile, and as soon as one of its times passes.
 */
export function todayQuery(uid: string) {
  return queryOptions({
    queryKey: ['today', uid],
    queryFn: ({ signal }): Promise<TodayReply> => call(getToday, { params: { uid } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? waitForChangeOfToday(state.data) : false),
    // Only an optional panel waits for it.
    retry: false,
  });
}

function waitForChangeOfToday({ today: { openAttempts, assignment }, serverNow }: TodayReply) {
  const deadlines = openAttempts.flatMap(({ deadline }) => deadline ?? []);
  return waitUntilNext([...deadlines, ...(assignment ? timesOf(assignment) : [])], serverNow);
}

/** A student's extra time. It is private, so it is not cached. */
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
