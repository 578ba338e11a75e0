/** The columns of our own table of questions. */
export const COLUMNS = [
  ...['question', 'a', 'b', 'c', 'd', 'e', 'f', 'answer', 'explanation', 'topic', 'kind', 'data'],
] as const;
export type Column = (typeof COLUMNS)[number];

export function isColumn(name: string): name is Column {
  return COLUMNS.some((column) => column === name);
}

/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const GUARD = "'";

/** The guard is doubled where the text has one of its own, so that it can be taken off again. */
export function writeCell(text: string): string {
  return FORMULA.test(text) || text.startsWith(GUARD) ? `${GUARD}${text}` : text;
}

export function readCell(cell: string): string {
  return cell.startsWith(GUARD) && (cell[1] === GUARD || FORMULA.test(cell.slice(1)))
    ? cell.slice(1)
    : cell;
}
