import type { RosterResult, RosterRow } from '@study-assistant/contract/classes/classes';

/** A row of the list with what the server says of it: before it is imported, what would happen. */
export type PlannedRow = RosterRow &
  RosterResult & {
    /** From 1, as in the list. */
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

export function toRosterRow({ fullName, email, grade }: PlannedRow): RosterRow {
  return { fullName, email, grade };
}

/** All rows, some of them with what has become of them. */
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

/** The server answers with one result a row; of a row without one nothing is claimed. */
function resultAt(results: readonly RosterResult[], at: number): RosterResult {
  return results[at] ?? { outcome: 'problem', note: null };
}
