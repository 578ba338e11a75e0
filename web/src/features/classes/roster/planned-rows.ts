import type { RosterResult, RosterRow } from '@study-assistant/contract/classes/classes';

/** A row of the list with the server's preview of what importing it would do. */
export type PlannedRow = RosterRow &
  RosterResult & {
    /** One-based row number. */
    number: number;
    isDone: boolean;
  };

export function planRows(
  rows: readonly RosterRow[],
  results: readonly RosterResult[],
): PlannedRow[] {
  return rows.map((row, at) => ({
    ...row,
    ...resultAt(results, at),
    number: at + 1,
    isDone: false,
  }));
}

export function listRowsToImport(rows: readonly PlannedRow[]): PlannedRow[] {
  return rows.filter(
    ({ outcome, isDone }) => !isDone && ['create', 'add', 'invite'].includes(outcome),
  );
}

export function toRosterRow({ fullName, email, studentNumber, grade }: PlannedRow): RosterRow {
  return { fullName, email, studentNumber, grade };
}

/** Returns all rows, with the outcome of those that are done. */
export function markDone(
  rows: readonly PlannedRow[],
  imported: readonly PlannedRow[],
  results: readonly RosterResult[],
): PlannedRow[] {
  const byNumber = new Map(
    imported.map((row, at) => [row.number, { ...row, ...resultAt(results, at), isDone: true }]),
  );
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

/** The server returns one result for each row; a missing one counts as a problem. */
function resultAt(results: readonly RosterResult[], at: number): RosterResult {
  return results[at] ?? { outcome: 'problem', note: null };
}
