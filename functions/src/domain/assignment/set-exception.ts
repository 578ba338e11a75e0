import { isDeepStrictEqual } from 'node:util';
import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { StudentException } from '@study-assistant/contract/assignments/assignments';
import { ApiError } from '../api-error.ts';
import { NO_EXCEPTION, type Accommodation, type StoredException } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { windowOf } from './own-window.ts';

/** What a student was said to have otherwise; for one without an exception, that there is none. */
export function exceptionOf({ exceptions }: Accommodation, assignmentId: string): StudentException {
  const found = exceptions[assignmentId];
  if (!found) return NO_EXCEPTION;
  const { addedSeconds, setAt, ...exception } = found;
  return exception;
}

/**
 * With another exception for an assignment; minutes that were given while she worked stay.
 *
 * @throws ApiError when her times would not be in their order
 */
export function withException(
  before: Accommodation,
  said: { assignment: AssignmentRecord; exception: StudentException; now: Date },
): Accommodation {
  const { assignment, exception, now } = said;
  const addedSeconds = before.exceptions[assignment.id]?.addedSeconds ?? 0;
  const changed = { ...exception, addedSeconds, setAt: now.toISOString() };
  const after = withStored(before, assignment.id, changed);
  requireOrder(assignment, after);
  return after;
}

/** One that says nothing is not kept. */
function withStored(
  { timeFactor, exceptions }: Accommodation,
  assignmentId: string,
  { setAt, ...said }: StoredException,
): Accommodation {
  const { [assignmentId]: _before, ...others } = exceptions;
  if (isDeepStrictEqual(said, { ...NO_EXCEPTION, addedSeconds: 0 })) {
    return { timeFactor, exceptions: others };
  }
  return { timeFactor, exceptions: { ...others, [assignmentId]: { ...said, setAt } } };
}

function requireOrder(assignment: AssignmentRecord, accommodation: Accommodation): void {
  const window = windowOf(assignment, accommodation);
  const times = [window.opensAt, window.dueAt, closingOf(window)].filter((time) => time !== null);
  const isOrdered = times.every(
    (time, at) => at === 0 || Date.parse(times[at - 1] ?? time) <= Date.parse(time),
  );
  if (isOrdered && window.opensAt !== closingOf(window)) return;
  throw new ApiError(
    'invalid-request',
    'For this student too it has to open before it is due, and be due before it closes.',
  );
}
