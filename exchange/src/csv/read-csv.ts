import Papa from 'papaparse';
import { LeftOut, type FoundQuestion } from '../items/found-question.ts';
import { createNotes, worthNote } from '../items/notes.ts';
import { settle } from '../items/settle.ts';
import { plainToText } from '../markup/plain-text.ts';
import type { ReadItem } from '../read-item.ts';
import { askForeign } from './ask-foreign.ts';
import { askOwn } from './ask-own.ts';
import { readHeader } from './columns.ts';
import { withFormulas } from './formulas.ts';
import type { Row } from './row.ts';

/** The parser holds all rows at once, in twenty times their bytes. 500 long questions are 2 MB. */
const MAX_CHARACTERS = 6_000_000;
/** Lines that may stand above the header, such as the title of a template. */
const MAX_ABOVE = 15;

/** The readings of a table; null where no line of it names a column of questions. */
export function readCsv(text: string): { items: (() => ReadItem)[]; isCut: boolean } | null {
  const isCut = text.length > MAX_CHARACTERS;
  const { data } = Papa.parse<string[]>(text.slice(0, MAX_CHARACTERS), {
    skipEmptyLines: 'greedy',
  });
  const at = data.slice(0, MAX_ABOVE).findIndex(isHeader);
  if (at < 0) return null;
  const header = readHeader(data[at] ?? []);
  // The row in which a long table is cut off would be half a question.
  const rows = data.slice(at + 1, isCut ? -1 : undefined);
  if (isHelp(header, rows[0])) rows.shift();
  return { items: rows.map((cells, row) => () => readRow(header, cells, row)), isCut };
}

function isHeader(cells: readonly string[]): boolean {
  const names = readHeader(cells);
  return (
    names.includes('question') &&
    names.some((name) => name !== null && name !== 'question' && name !== 'topic')
  );
}

/** The template of Wayground says below its header what belongs into each column. */
function isHelp(header: readonly (string | null)[], cells: readonly string[] = []): boolean {
  return /^text of the question\b/i.test(cells[header.indexOf('question')]?.trim() ?? '');
}

/** Options that stand in one cell, in lines of their own or with a sign between them. */
function splitOptions(cell: string): string[] {
  const separator = ['\n', '|', ';'].find((sign) => cell.includes(sign));
  return separator === undefined ? [] : cell.split(separator).map((option) => option.trim());
}

function readRow(
  header: readonly (string | null)[],
  cells: readonly string[],
  at: number,
): ReadItem {
  const notes = createNotes();
  const clean = (text = '') => plainToText(withFormulas(text));
  const named = (name: string) => cells.filter((_, column) => header[column] === name);
  const cell = (name: string) => clean(named(name)[0]);
  const options = header
    .flatMap((name) => (name?.startsWith('option ') ? [Number(name.slice('option '.length))] : []))
    .toSorted((a, b) => a - b)
    .map((number) => cell(`option ${number}`));
  const row: Row = {
    cell,
    options: options.length > 0 ? options : splitOptions(cell('options')),
    wrongs: named('wrong')
      .map(clean)
      .filter((text) => text !== ''),
  };
  const place = `Row ${at + 1}`;
  const stem = cell('question');
  return settle(place, stem, () => {
    if (stem === '') throw new LeftOut('It has no text in the column of questions.');
    const points = cell('points');
    if (points !== '' && Number(points) !== 1 && Number.isFinite(Number(points))) {
      notes.change(worthNote(Number(points)));
    }
    const found: FoundQuestion = {
      ...{ place, stem, notes },
      explanation: cell('explanation'),
      topic: cell('topic'),
      asks: askOwn(row) ?? askForeign(row, notes),
    };
    return found;
  });
}
