import { MAX_ROSTER_ROWS, type RosterRow } from '@study-assistant/contract/classes/classes';
import type { Grade } from '@study-assistant/contract/people/accounts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import Papa from 'papaparse';
import { guessColumns, readHeader, type RosterColumns } from './roster-columns.ts';
import { texts } from './roster-texts.ts';

const MAX_GRADE_LENGTH = 20;
/** A longer number is cut to one that the server refuses. */
const MAX_NUMBER_LENGTH = 40;

export type ParsedRoster = { rows: RosterRow[]; problem: null } | { rows: null; problem: string };

/**
 * Reads students from a CSV file with commas, semicolons or tabs, with or without a header.
 *
 * @param grade the default for students without a grade in the file
 */
export function parseRoster(text: string, grade: Grade): ParsedRoster {
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const cells = data.map((row) => row.map((cell) => cell.trim()));
  const header = readHeader(cells[0] ?? []);
  const body = header ? cells.slice(1) : cells;
  if (body.length === 0) return refuse(texts.noRows);
  const columns = header ?? guessColumns(body);
  if (!columns || !hasNames(columns)) return refuse(texts.noNames);
  if (body.length > MAX_ROSTER_ROWS) return refuse(texts.tooMany(body.length));
  return { rows: body.map((row) => toRosterRow(row, columns, grade)), problem: null };
}

function hasNames({ name, firstName, lastName }: RosterColumns): boolean {
  return (name ?? firstName ?? lastName) !== undefined;
}

function refuse(problem: string): ParsedRoster {
  return { rows: null, problem };
}

function toRosterRow(row: readonly string[], columns: RosterColumns, grade: Grade): RosterRow {
  const cell = (at: number | undefined) => (at === undefined ? '' : (row[at] ?? ''));
  const fullName =
    columns.firstName === undefined && columns.lastName === undefined
      ? turnAround(cell(columns.name))
      : `${cell(columns.firstName)} ${cell(columns.lastName)}`.trim();
  return {
    fullName: fullName.slice(0, MAX_NAME_LENGTH),
    email: cell(columns.email).slice(0, MAX_EMAIL_LENGTH),
    ...(columns.number !== undefined && {
      studentNumber: cell(columns.number).slice(0, MAX_NUMBER_LENGTH),
    }),
    grade: readGrade(cell(columns.grade)).slice(0, MAX_GRADE_LENGTH) || grade,
  };
}

/** Turns "Okoye, Ada" into "Ada Okoye". */
function turnAround(name: string): string {
  return name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');
}

/** Reads 9 from "9b" or "Grade 9"; text without a number is left for the server to refuse. */
function readGrade(cell: string): string {
  return /\d+/.exec(cell)?.[0] ?? cell;
}
