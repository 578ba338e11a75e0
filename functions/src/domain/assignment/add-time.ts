import { closingOf } from '@study-assistant/contract/assignment-times';
import { NO_EXCEPTION, type Accommodation } from './accommodation.ts';
import type { AssignmentRecord } from './assignment-record.ts';
import { windowOf } from './own-window.ts';

/** The assignment that closes later by so many seconds; one that stays open stays as it is. */
export function closeLater(assignment: AssignmentRecord, seconds: number): AssignmentRecord {
  const { settings } = assignment;
  const closesAt = addTo(settings.closesAt, seconds);
  // Where nothing late is taken, it closes when it is due.
  const dueAt = settings.acceptsLate ? settings.dueAt : addTo(settings.dueAt, seconds);
  return { ...assignment, settings: { ...settings, closesAt, dueAt } };
}

/** The same for one student, who also has so much longer for an attempt. */
export function addTimeFor(
  before: Accommodation,
  assignment: AssignmentRecord,
  { seconds, now }: { seconds: number; now: Date },
): Accommodation {
  const { id, settings } = assignment;
  const said = before.exceptions[id] ?? { ...NO_EXCEPTION, addedSeconds: 0 };
  const { everybody } = windowOf(assignment, before);
  const isDueAtClosing = !settings.acceptsLate && closingOf(settings) === settings.dueAt;
  const changed = {
    ...said,
    closesAt: addTo(everybody.closing, seconds),
    dueAt: isDueAtClosing ? addTo(said.dueAt ?? settings.dueAt, seconds) : said.dueAt,
    addedSeconds: said.addedSeconds + seconds,
    setAt: now.toISOString(),
  };
  return { ...before, exceptions: { ...before.exceptions, [id]: changed } };
}

function addTo(time: string | null, seconds: number): string | null {
  return time === null ? null : new Date(Date.parse(time) + seconds * 1000).toISOString();
}
