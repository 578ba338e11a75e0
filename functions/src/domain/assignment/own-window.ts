import {
  closingOf,
  extendClosing,
  type AssignmentWindow,
  type ReleaseRule,
} from '@study-assistant/contract/assignments/assignment-times';
import { limitByRule, extendLimit } from '@study-assistant/contract/quizzes/time-limit';
import type { Accommodation, StoredException } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';

/** An assignment as it is for one student. */
export type OwnWindow = AssignmentWindow & {
  release: ReleaseRule;
  /** Not before her own time is over, where she has longer than others. */
  releasedAt: string | null;
  /**
   * What she would have without her own time factor: what a seat remembers, and her deadline is made of.
   * Minutes that were added for her are in its closing, and no factor makes more of them.
   */
  everybody: { seconds: number | null; closing: string | null; addedSeconds: number };
  /** Her own limit; null is without one. */
  seconds: number | null;
  /** Attempts in all; null is any number. */
  attempts: number | null;
  isExcused: boolean;
};

type Given = Pick<AssignmentRecord, 'id' | 'settings' | 'numQuestions' | 'releasedAt' | 'closedAt'>;

/** Whether a student is among those whom an assignment of her class is for. */
export function isGivenTo({ settings: { only } }: Given, studentId: string): boolean {
  return only === null || only.includes(studentId);
}

/** The window of everybody without an accommodation. */
export function commonWindow({ settings, releasedAt }: Given) {
  const { opensAt, dueAt, closesAt, acceptsLate, release } = settings;
  return { opensAt, dueAt, closesAt, acceptsLate, release, releasedAt };
}

/**
 * The window of one student: her exception in place of what all have, and then her time factor. A
 * student with more time is also due and closes later, by as much as her attempt is longer.
 */
export function windowOf(assignment: Given, { timeFactor, exceptions }: Accommodation): OwnWindow {
  const { settings, numQuestions } = assignment;
  const exception = exceptions[assignment.id];
  const usual = limitByRule(settings.time, numQuestions);
  const seconds = extendLimit(usual, timeFactor);
  const addedSeconds = exception?.addedSeconds ?? 0;
  const excepted = withException(assignment, exception);
  const isShut = isClosedByHand(assignment, exception);
  const extend = (time: string | null) => (isShut ? time : extendClosing(time, usual, timeFactor));
  const own = {
    ...excepted,
    dueAt: extend(excepted.dueAt),
    closesAt: extend(excepted.closesAt),
  };
  return {
    ...own,
    ...releaseTo(assignment, closingOf(own)),
    everybody: { seconds: usual, closing: closingOf(excepted), addedSeconds },
    seconds: seconds === null ? null : seconds + addedSeconds,
    attempts:
      settings.attempts === null ? null : settings.attempts + (exception?.moreAttempts ?? 0),
    isExcused: exception?.isExcused ?? false,
  };
}

/**
 * Others see their results already: who still has time sees hers when it is over. Who closes before
 * them waits for their closing, since by her results they would know the answers.
 */
function releaseTo(
  assignment: Given,
  ownClosing: string | null,
): Pick<OwnWindow, 'release' | 'releasedAt'> {
  const { release, releasedAt } = commonWindow(assignment);
  const closing = closingOf(commonWindow(assignment));
  if (closing === null || ownClosing === null) return { release, releasedAt };
  if (releasedAt === null) {
    const isSooner = release === 'after-closing' && isAfter(closing, ownClosing);
    return isSooner ? { release: 'by-hand', releasedAt: closing } : { release, releasedAt };
  }
  const isLater = isAfter(ownClosing, closing) && isAfter(ownClosing, releasedAt);
  return { release, releasedAt: isLater ? ownClosing : releasedAt };
}

function withException(assignment: Given, exception: StoredException | undefined) {
  const common = commonWindow(assignment);
  if (!exception) return common;
  const opensAt = exception.opensAt ?? common.opensAt;
  const dueAt = exception.dueAt ?? common.dueAt;
  if (isClosedByHand(assignment, exception)) return { ...common, opensAt, dueAt };
  const acceptsLate = common.acceptsLate || exception.closesAt !== null;
  const { addedSeconds } = exception;
  // A closing of her own says that she may come until then; a later due time takes the closing along.
  return {
    ...common,
    opensAt,
    // Where nothing late is taken, it closes when it is due.
    dueAt: acceptsLate ? dueAt : addTo(dueAt, addedSeconds),
    closesAt: addTo(exception.closesAt ?? later(common.closesAt, exception.dueAt), addedSeconds),
    acceptsLate,
  };
}

/** So many seconds later. */
export function addTo(time: string | null, seconds: number): string | null {
  return time === null ? null : new Date(Date.parse(time) + seconds * 1000).toISOString();
}

/** What was promised before somebody closed it counts no more; what is promised afterwards does. */
function isClosedByHand({ closedAt }: Given, exception: StoredException | undefined): boolean {
  if (closedAt === null) return false;
  if (!exception || exception.closesAt === null) return true;
  return !isAfter(exception.setAt, closedAt);
}

function later(closesAt: string | null, dueAt: string | null): string | null {
  if (closesAt === null || dueAt === null) return closesAt;
  return isAfter(dueAt, closesAt) ? dueAt : closesAt;
}

function isAfter(time: string, other: string): boolean {
  return Date.parse(time) > Date.parse(other);
}
