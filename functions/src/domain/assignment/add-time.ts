import { LONGEST_ATTEMPT_SECONDS } from '@study-assistant/contract/assignments/assignment-times';
import { NO_EXCEPTION, type Accommodation } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { addTo } from './own-window.ts';

/**
 * For all who work at an assignment now: it closes so much later. What each attempt gets of it is found
 * from what is kept here, so nobody gets it twice.
 */
export function addTimeForAll(
  assignment: AssignmentRecord,
  { seconds, now }: { seconds: number; now: Date },
): AssignmentRecord {
  const { settings } = assignment;
  const since = now.getTime() - LONGEST_ATTEMPT_SECONDS * 1000;
  const recent = assignment.added.filter(({ at }) => Date.parse(at) >= since);
  const added = [...recent, { at: now.toISOString(), seconds }];
  const closesAt = addTo(settings.closesAt, seconds);
  // Where nothing late is taken, it closes when it is due.
  const dueAt = settings.acceptsLate ? settings.dueAt : addTo(settings.dueAt, seconds);
  return { ...assignment, added, settings: { ...settings, closesAt, dueAt } };
}

/** What was given to all since an attempt began, in seconds. */
export function addedSince({ added }: AssignmentRecord, startedAt: string): number {
  return added
    .filter(({ at }) => Date.parse(at) >= Date.parse(startedAt))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

/** For one student alone: so much longer for an attempt, and so much later closes it for her. */
export function addTimeFor(
  before: Accommodation,
  assignmentId: string,
  { seconds, now }: { seconds: number; now: Date },
): Accommodation {
  const said = before.exceptions[assignmentId] ?? { ...NO_EXCEPTION, addedSeconds: 0 };
  const addedSeconds = said.addedSeconds + seconds;
  const changed = { ...said, addedSeconds, setAt: now.toISOString() };
  return { ...before, exceptions: { ...before.exceptions, [assignmentId]: changed } };
}
