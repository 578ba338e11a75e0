import type { ToDo } from '@study-assistant/contract/assignments/assignments';

/** Ids of the assignments whose results this browser has seen withheld. */
export function readHeld(uid: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers what is withheld now, so that its release is news. Unlisted ones are forgotten. */
export function rememberHeld(uid: string, assignments: readonly ToDo[]): void {
  const known = new Set(readHeld(uid));
  const waiting = assignments.filter(
    ({ id, handedIn, isReleased }) => known.has(id) || (handedIn.length > 0 && !isReleased),
  );
  keep(
    uid,
    waiting.map(({ id }) => id),
  );
}

/** Forgets a result that the student has been told of or has seen. */
export function forgetHeld(uid: string, assignmentId: string): string[] {
  const others = readHeld(uid).filter((id) => id !== assignmentId);
  keep(uid, others);
  return others;
}

function keep(uid: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey(uid));
    else localStorage.setItem(storageKey(uid), JSON.stringify(ids));
  } catch {
    // Storage may be full or forbidden; the list itself still has the results.
  }
}

function storageKey(uid: string): string {
  return `held-results:${uid}`;
}
