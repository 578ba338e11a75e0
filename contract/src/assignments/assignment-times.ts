import { UNTIMED, type TimeFactor } from '../quizzes/time-limit.ts';
import { SUBMIT_GRACE_SECONDS } from '../wire/constants.ts';

/** Of a moment: ISO 8601 in UTC. */
type Time = string;

/** When an assignment can be worked on. */
export type AssignmentWindow = {
  opensAt: Time;
  /** What comes later is late; null has no due time. */
  dueAt: Time | null;
  /** Nothing is taken any more; null stays open until its teacher closes it. */
  closesAt: Time | null;
  /** Refused, an assignment closes when it is due. */
  acceptsLate: boolean;
};

export type ReleaseRule = 'at-once' | 'after-closing' | 'by-hand';

export const assignmentStates = ['coming', 'open', 'late', 'closed', 'released'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** An untimed student's closing moves as if she had this much time. */
const FACTOR_WITHOUT_LIMIT = 3;

/** How long an attempt without a time limit may stay open, in seconds: a week. */
export const LONGEST_ATTEMPT_SECONDS = 7 * 24 * 60 * 60;

/** When nothing is taken any more, for everybody. */
export function closingOf({ dueAt, closesAt, acceptsLate }: AssignmentWindow): Time | null {
  if (acceptsLate || dueAt === null) return closesAt;
  return closesAt === null ? dueAt : earlier(dueAt, closesAt);
}

/**
 * The closing of one student. Who has more time than others also closes later, by as much as her
 * attempt is longer than theirs.
 *
 * @param seconds the limit that everybody has; null is without one, and moves nothing
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
 * The end of an attempt: when its time is over or its assignment closes, whichever is first. One
 * without either ends after a week.
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
 * Whether students see the results. What was on its way at the closing is still taken for some seconds,
 * and nobody may hand in by then what she has just been shown.
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

/** The one state in which an assignment is at a moment. A time belongs to what it begins. */
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
