import { UNTIMED, type TimeFactor } from '../quizzes/time-limit.ts';
import { SUBMIT_GRACE_SECONDS } from '../wire/constants.ts';

/** A moment in ISO 8601, UTC. */
type Time = string;

/** The times that decide when an assignment can be worked on. */
export type AssignmentWindow = {
  opensAt: Time;
  /** Work that comes later is late; null means that there is no due time. */
  dueAt: Time | null;
  /** No work is accepted after this; null stays open until the teacher closes it. */
  closesAt: Time | null;
  /** When false, the assignment closes at its due time. */
  acceptsLate: boolean;
};

export type ReleaseRule = 'at-once' | 'after-closing' | 'by-hand';

export const assignmentStates = ['coming', 'open', 'late', 'closed', 'released'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** The closing of an untimed student moves as if she had this much time. */
const FACTOR_WITHOUT_LIMIT = 3;

/** The longest that an attempt without a time limit may stay open: a week, in seconds. */
export const LONGEST_ATTEMPT_SECONDS = 7 * 24 * 60 * 60;

/** Returns when the assignment stops accepting work for everybody. */
export function closingOf({
  dueAt,
  closesAt,
  acceptsLate,
}: Omit<AssignmentWindow, 'opensAt'>): Time | null {
  if (acceptsLate || dueAt === null) return closesAt;
  return closesAt === null ? dueAt : earlier(dueAt, closesAt);
}

/**
 * Returns the closing for one student. A student with extra time closes later, by as much as her
 * attempt is longer than everybody else's.
 *
 * @param seconds the limit that everybody has; null means no limit and moves nothing
 */
export function extendClosing(
  closing: Time | null,
  seconds: number | null,
  factor: TimeFactor,
): Time | null {
  if (closing === null || seconds === null) return closing;
  const more = (factor === UNTIMED ? FACTOR_WITHOUT_LIMIT : factor) - 1;
  return new Date(Date.parse(closing) + Math.round(seconds * more) * 1000).toISOString();
}

/**
 * Returns when an attempt ends: when its time is over or its assignment closes, whichever is first.
 * An attempt with neither ends after a week.
 *
 * @param seconds the student's own limit
 * @param closing the student's own closing
 */
export function deadlineOf(startedAt: Time, seconds: number | null, closing: Time | null): Time {
  const allowedMs = (seconds ?? LONGEST_ATTEMPT_SECONDS) * 1000;
  const end = new Date(Date.parse(startedAt) + allowedMs).toISOString();
  return closing === null ? end : earlier(end, closing);
}

/**
 * Tells whether students see the results. They wait for the seconds in which late arrivals are
 * still accepted, so that nobody can hand in after seeing them.
 */
export function isReleased(
  window: AssignmentWindow & { release: ReleaseRule; releasedAt: Time | null },
  now: Date,
): boolean {
  if (window.release === 'at-once') return true;
  if (window.releasedAt !== null && isPast(window.releasedAt, now)) return true;
  const closing = closingOf(window);
  if (window.release !== 'after-closing' || closing === null) return false;
  return isPast(closing, new Date(now.getTime() - SUBMIT_GRACE_SECONDS * 1000));
}

/** Returns the state of an assignment at a moment. A time belongs to the state that it begins. */
export function findState(
  window: AssignmentWindow & { release: ReleaseRule; releasedAt: Time | null },
  now: Date,
): AssignmentState {
  if (!isPast(window.opensAt, now)) return 'coming';
  const closing = closingOf(window);
  if (closing !== null && isPast(closing, now)) {
    return isReleased(window, now) ? 'released' : 'closed';
  }
  return window.dueAt !== null && isPast(window.dueAt, now) ? 'late' : 'open';
}

function isPast(time: Time, now: Date): boolean {
  return Date.parse(time) <= now.getTime();
}

function earlier(a: Time, b: Time): Time {
  return Date.parse(a) <= Date.parse(b) ? a : b;
}
