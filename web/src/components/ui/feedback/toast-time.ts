import type { Toast } from './toast-store.ts';

const SUCCESS_MS = 6000;
const ACTION_MS = 10_000;
const ERROR_MS = 10_000;
const LONGEST_MS = 30_000;
/** Slow reading, while somebody does something else. */
const MS_PER_CHARACTER = 90;

/** How long a message is shown; null until it is closed. */
export function shownFor({ kind, message, action }: Toast): number | null {
  if (action?.seconds !== undefined) return action.seconds * 1000;
  if (kind === 'error') {
    const reading = Math.max(ERROR_MS, message.length * MS_PER_CHARACTER);
    return action === null ? Math.min(LONGEST_MS, reading) : null;
  }
  return action === null ? SUCCESS_MS : ACTION_MS;
}
