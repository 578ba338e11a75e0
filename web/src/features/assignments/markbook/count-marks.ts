import type { Mark } from '@study-assistant/contract/assignments/markbook';
import type { Markbook } from '../../../queries/assignments.ts';

/** How many of those who are to hand an assignment in have done so; null where it is not in the book. */
export function countHandedIn(
  { assignments, rows }: Markbook,
  assignmentId: string,
): { handedIn: number; given: number } | null {
  const at = assignments.findIndex(({ id }) => id === assignmentId);
  if (at === -1) return null;
  const marks = rows.flatMap(({ marks: row }) => row[at] ?? []);
  const given = marks.filter(({ state }) => state !== 'not-given' && state !== 'excused');
  return { handedIn: given.filter(isHandedIn).length, given: given.length };
}

function isHandedIn({ state }: Mark): boolean {
  return state === 'handed-in' || state === 'late';
}
