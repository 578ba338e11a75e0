import { listToDo, type ToDo } from '@study-assistant/contract/assignments/assignments';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';

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
export function waitUntilNext(times: readonly string[], serverNow: string): number | false {
  const now = Date.parse(serverNow);
  const ahead = times.map((time) => Date.parse(time) - now).filter((wait) => wait > 0);
  if (ahead.length === 0) return false;
  return Math.min(Math.min(...ahead) + MARGIN_MS, LONGEST_WAIT_MS);
}

/** The moments at which an assignment is another for its student. */
export function timesOf({ opensAt, dueAt, closesAt, shownAfter }: ToDo): string[] {
  return [opensAt, dueAt, closesAt, shownAfter].filter((time) => time !== null);
}
