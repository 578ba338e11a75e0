import type { ToDo } from '@study-assistant/contract/assignments/assignments';

/** The assignments whose results this browser has seen held back, by their ids. */
export function readHeld(uid: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers what is held now, so that its release is news; what is off the list is forgotten. */
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

/** She has been told, or has looked. */
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
    // A full or forbidden storage: the list itself has the results.
  }
}

function storageKey(uid: string): string {
  return `held-results:${uid}`;
}
