/** The notes that a student has put away in this browser, by the attempt that they are about. */
export type SeenNotes = Readonly<Record<string, string>>;

export function readSeenNotes(uid: string): SeenNotes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(uid)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as SeenNotes) : {};
  } catch {
    return {};
  }
}

/** Of each attempt the latest note is remembered: a later one is shown again. */
export function rememberNote(uid: string, attemptId: string, note: string): SeenNotes {
  const seen = { ...readSeenNotes(uid), [attemptId]: note };
  try {
    localStorage.setItem(storageKey(uid), JSON.stringify(seen));
  } catch {
    // A full or forbidden storage: the note comes back with the next visit.
  }
  return seen;
}

function storageKey(uid: string): string {
  return `seen-notes:${uid}`;
}
