import Papa from 'papaparse';
import { WAITS } from '../write/loss.ts';
import type { Sent, Writable } from '../write/writable.ts';
import { COLUMNS } from './columns.ts';
import { withoutFormulas } from './formulas.ts';
import { joinList } from './list-cell.ts';

type Cells = {
  options: readonly string[];
  right?: string;
  tolerance?: string;
  unit?: string;
  words?: string;
  correction?: string;
  settings?: string[];
};

/** A table with a row a question, which says everything that our kinds do. */
export function writeCsv(sent: readonly Sent[]): string {
  const rows = sent.map(({ question, loss }) => {
    if (question.kind === 'text') loss(WAITS);
    const { options, settings = [], ...cells } = cellsOf(question);
    const named: Record<string, string> = {
      ...{ kind: question.kind, question: question.question },
      ...{ explanation: question.explanation, topic: question.topic },
      ...Object.fromEntries(options.map((option, at) => [`option ${at + 1}`, option])),
      ...{ ...cells, settings: joinList(settings) },
    };
    return COLUMNS.map((column) => withoutFormulas(named[column] ?? ''));
  });
  // With the mark, spreadsheets read it as UTF-8.
  return `\uFEFF${Papa.unparse([COLUMNS, ...rows])}\r\n`;
}

function cellsOf(question: Writable): Cells {
  switch (question.kind) {
    case 'choice':
      return { options: question.options, right: String(question.correctAnswer + 1) };
    case 'several':
      return {
        options: question.options,
        right: joinList(question.key.rights.map((right) => String(right + 1))),
        settings: question.key.scoring === 'partial' ? [] : ['all or nothing'],
      };
    case 'true-false': {
      const { isTrue, correction } = question.key;
      return { options: [], right: isTrue ? 'True' : 'False', correction };
    }
    case 'number': {
      const { body, key } = question;
      const units = body.asksUnit || body.unit === null ? key.units : [body.unit, ...key.units];
      return {
        options: [],
        right: String(key.value),
        tolerance: sayTolerance(key.tolerance),
        unit: joinList(units),
        settings: body.asksUnit ? ['unit asked'] : [],
      };
    }
    case 'gaps': {
      const { gaps, matchCase, matchAccents, allowTypo } = question.key;
      const settings = { case: matchCase, accents: matchAccents, typo: allowTypo };
      return {
        options: gaps.map(({ words }) => joinList(words)),
        words: joinList(question.body.bank ?? []),
        settings: Object.entries(settings).flatMap(([name, isSet]) => (isSet ? [name] : [])),
      };
    }
    case 'match': {
      const { body, options, key } = question;
      return {
        options: body.lefts.map((left, at) => joinList([left, options[key.pairs[at] ?? 0] ?? ''])),
        words: joinList(options.filter((_, at) => !key.pairs.includes(at))),
      };
    }
    case 'order':
      return {
        options: question.key.order.map((thing) => question.options[thing] ?? ''),
        settings: question.key.scoring === 'partial' ? [] : ['all or nothing'],
      };
    case 'text':
      return { options: question.key.accepted, settings: question.key.matchCase ? ['case'] : [] };
  }
}

function sayTolerance(
  tolerance: Extract<Writable, { kind: 'number' }>['key']['tolerance'],
): string {
  if (tolerance.type === 'range') return `${tolerance.from} to ${tolerance.to}`;
  return tolerance.type === 'percent' ? `${tolerance.by} %` : String(tolerance.by);
}
