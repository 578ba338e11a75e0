import { UNDO_SECONDS } from '@study-assistant/contract/wire/limits';

/** Of something that was deleted: until when it can be taken back, in ISO 8601. */
type Deletion = { undoUntil: string };

/** An undo that was asked for in time may be on its way that long. */
const GRACE_SECONDS = 3;

/** When a deletion is made good, in seconds after it. */
export const PURGE_AFTER_SECONDS = UNDO_SECONDS + GRACE_SECONDS + 1;

export function undoUntilFrom(now: Date): string {
  return new Date(now.getTime() + UNDO_SECONDS * 1000).toISOString();
}

/** Whether it cannot be taken back any more. */
export function isFinal({ undoUntil }: Deletion, now: Date): boolean {
  return now.getTime() > Date.parse(undoUntil) + GRACE_SECONDS * 1000;
}
