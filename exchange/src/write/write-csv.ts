import Papa from 'papaparse';
import { COLUMNS, writeCell, type Column } from '../csv-columns.ts';
import type { QuizToWrite, SentQuestion, Written } from '../sent-question.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
/** It tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table to read, whose column "data" has what a table cannot say of other kinds. */
export function writeCsv({ questions }: QuizToWrite): Written {
  const rows = questions.map(toRow).map((row) => COLUMNS.map((name) => writeCell(row[name] ?? '')));
  const text = Papa.unparse(
    { fields: [...COLUMNS], data: rows },
    { quotes: true, newline: '\r\n' },
  );
  return { text: `${BYTE_ORDER_MARK}${text}\r\n`, lost: [] };
}

function toRow(sent: SentQuestion): Partial<Record<Column, string>> {
  const { question, explanation, topic } = sent;
  const texts = { question, explanation, topic };
  const { kind = 'choice' } = sent;
  if (sent.kind !== undefined && sent.kind !== 'choice') {
    return { ...texts, kind, data: JSON.stringify(sent) };
  }
  const options = Object.fromEntries(
    sent.options.map((option, at) => [LETTERS[at] ?? '', option] as const),
  );
  return { ...texts, ...options, kind, answer: LETTERS[sent.correctAnswer]?.toUpperCase() ?? '' };
}
