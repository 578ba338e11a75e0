import Papa from 'papaparse';
import { isColumn, readCell, type Column } from '../csv-columns.ts';
import type { SentQuestion } from '../sent-question.ts';
import { toChoice, WHOLE } from './choices.ts';
import { toTopic, type Found } from './read-file.ts';

type Row = Partial<Record<Column, string>>;

/** Null where the first line names no questions. */
export function readCsv(text: string): Found[] | null {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  const columns = head.map((name) => name.trim().toLowerCase());
  if (!columns.includes('question')) return null;
  return rows.map((cells, at) => {
    const row: Row = {};
    columns.forEach((name, column) => {
      if (isColumn(name)) row[name] = readCell(cells[column] ?? '').trim();
    });
    return { place: `Line ${at + 2}`, stem: row.question ?? '', ...make(row) };
  });
}

function make(row: Row): Pick<Found, 'question' | 'notes'> {
  const { question = '', explanation = '', answer = '', data } = row;
  const topic = toTopic(row.topic ?? null);
  if (data) return { question: readData(data), notes: [] };
  const options = optionsOf(row);
  const letter = /^[a-f]$/i.exec(answer)?.[0].toUpperCase();
  const right = letter
    ? letter.charCodeAt(0) - 'A'.charCodeAt(0)
    : options.findIndex((option) => option === answer);
  if (!(right in options)) {
    return { question: { leftOut: 'Its answer is none of its options.' }, notes: [] };
  }
  const weighed = options.map((text, at) => ({ text, percent: at === right ? WHOLE : 0 }));
  return toChoice({ question, explanation, topic }, weighed);
}

function optionsOf(row: Row): string[] {
  return [row.a, row.b, row.c, row.d, row.e, row.f].filter(
    (option) => option !== undefined && option !== '',
  ) as string[];
}

/** What it says is parsed with every other question. */
function readData(data: string): SentQuestion | { leftOut: string } {
  try {
    return JSON.parse(data) as SentQuestion;
  } catch {
    return { leftOut: 'Its cell “data” is damaged.' };
  }
}
