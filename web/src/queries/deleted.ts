/** What a server says of something that was deleted. */
export type Deleted = { canUndo: boolean };

/** @param undoUntil until when it can be taken back; '' where it cannot */
export function readDeletion({ undoUntil }: { undoUntil: string }): Deleted {
  return { canUndo: undoUntil !== '' };
}
