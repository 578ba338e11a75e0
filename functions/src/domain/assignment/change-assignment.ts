import { REMINDER_PAUSE_HOURS } from '@study-assistant/contract/assignments/assignment-report';
import {
  closingOf,
  findState,
  isReleased,
} from '@study-assistant/contract/assignments/assignment-times';
import type {
  Assignment,
  AssignmentSettings,
} from '@study-assistant/contract/assignments/assignments';
import { ApiError } from '../api-error.ts';
import type { AssignmentRecord, StoredSettings } from './assignment-record.ts';
import { commonWindow } from './own-window.ts';

const HOUR_MS = 60 * 60 * 1000;

/** As its teachers get it. */
export function toAssignment(record: AssignmentRecord, now: Date): Assignment {
  const { quizVersion, teacherId, closedAt, added, ...assignment } = record;
  const window = commonWindow(record);
  return {
    ...assignment,
    state: findState(window, now),
    isReleased: isReleased(window, now),
  };
}

/** What opens at once opens now, unless it is open already. */
export function toStoredSettings(
  settings: AssignmentSettings,
  now: Date,
  before: StoredSettings | null = null,
): StoredSettings {
  const isOpen = before !== null && Date.parse(before.opensAt) <= now.getTime();
  const opensAt = settings.opensAt ?? (isOpen ? before.opensAt : now.toISOString());
  const [end] = [settings.dueAt, settings.closesAt].filter((time) => time !== null);
  if (end !== undefined && Date.parse(end) <= Date.parse(opensAt)) {
    throw new ApiError('invalid-request', 'It opens now, so it has to be due and close later.');
  }
  return { ...settings, opensAt };
}

/** A later closing opens again what was closed by hand. */
export function changeSettings(
  assignment: AssignmentRecord,
  settings: AssignmentSettings,
  now: Date,
): AssignmentRecord {
  const changed = { ...assignment, settings: toStoredSettings(settings, now, assignment.settings) };
  const closing = closingOf(changed.settings);
  const isOver = closing !== null && Date.parse(closing) <= now.getTime();
  return { ...changed, closedAt: isOver ? assignment.closedAt : null };
}

/** Whether there are results that students see late, or of which they see the score alone. */
export function holdsResults({ release, shows }: AssignmentSettings): boolean {
  return release !== 'at-once' || shows === 'score';
}

/** Whether students could find out from the quiz itself, on the shelf, what is not shown to them yet. */
export function keepsOffShelf(assignment: AssignmentRecord, now: Date): boolean {
  const { settings } = assignment;
  if (!holdsResults(settings)) return false;
  const window = commonWindow(assignment);
  if (!isReleased(window, now)) return true;
  return settings.shows === 'score' && findState(window, now) !== 'released';
}

/**
 * Whether the results of one assignment tell a class the answers of another with the same quiz, which it
 * is not shown yet. What is shown by hand is its teacher's to decide.
 */
export function givesAway(one: AssignmentRecord, held: AssignmentRecord, now: Date): boolean {
  if (one.id === held.id || one.classId !== held.classId || !keepsOffShelf(held, now)) return false;
  const { release, shows } = one.settings;
  if (shows === 'score' || release === 'by-hand') return false;
  if (release === 'at-once' || held.settings.release !== 'after-closing') return true;
  const [closing, heldUntil] = [closingOf(one.settings), closingOf(held.settings)];
  if (closing === null || heldUntil === null) return true;
  return Date.parse(closing) < Date.parse(heldUntil);
}

export function isComing(assignment: AssignmentRecord, now: Date): boolean {
  return findState(commonWindow(assignment), now) === 'coming';
}

/** Whether nothing is taken any more of who has no time of her own. */
export function isShut(assignment: AssignmentRecord, now: Date): boolean {
  return ['closed', 'released'].includes(findState(commonWindow(assignment), now));
}

/** Before its time; what is open stays as it is. */
export function openNow(assignment: AssignmentRecord, now: Date): AssignmentRecord {
  switch (findState(commonWindow(assignment), now)) {
    case 'coming':
      return withTimes(assignment, { opensAt: now.toISOString() });
    case 'open':
    case 'late':
      return assignment;
    case 'closed':
    case 'released':
      throw new ApiError(
        'conflict',
        'This assignment is closed. Give it a later closing time to open it again.',
      );
  }
}

/** For everybody, also for who was promised more time; what is closed stays as it is. */
export function closeNow(assignment: AssignmentRecord, now: Date): AssignmentRecord {
  const { settings, closedAt } = assignment;
  if (isComing(assignment, now)) {
    throw new ApiError('conflict', 'This assignment has not opened yet.');
  }
  if (closedAt !== null) return assignment;
  const dueAt = isBefore(settings.dueAt, now) ? settings.dueAt : null;
  // It closes after it has opened, also when both are asked for within a millisecond.
  const end = new Date(Math.max(now.getTime(), Date.parse(settings.opensAt) + 1)).toISOString();
  const closesAt = isBefore(settings.closesAt, now) ? settings.closesAt : end;
  return { ...withTimes(assignment, { dueAt, closesAt }), closedAt: now.toISOString() };
}

/** The same also of what has not opened for all: somebody may have begun before, or it was put off. */
export function endNow(assignment: AssignmentRecord, now: Date): AssignmentRecord {
  if (!isComing(assignment, now)) return closeNow(assignment, now);
  const times = { opensAt: now.toISOString(), dueAt: null, closesAt: null };
  return closeNow(withTimes(assignment, times), now);
}

/**
 * Reminds who has not handed in. Within the pause after a reminder it stays as it is, so that a click
 * too many reminds nobody twice.
 *
 * @throws ApiError when nobody can hand it in now
 */
export function remindNow(assignment: AssignmentRecord, now: Date): AssignmentRecord {
  if (isComing(assignment, now) || isShut(assignment, now)) {
    throw new ApiError('conflict', 'This assignment is not open, so nobody can hand it in now.');
  }
  const pausedUntil = Date.parse(assignment.remindedAt ?? '') + REMINDER_PAUSE_HOURS * HOUR_MS;
  if (pausedUntil > now.getTime()) return assignment;
  return { ...assignment, remindedAt: now.toISOString() };
}

function isBefore(time: string | null, now: Date): boolean {
  return time !== null && Date.parse(time) < now.getTime();
}

function withTimes(
  assignment: AssignmentRecord,
  times: Partial<Pick<StoredSettings, 'opensAt' | 'dueAt' | 'closesAt'>>,
): AssignmentRecord {
  return { ...assignment, settings: { ...assignment.settings, ...times } };
}
