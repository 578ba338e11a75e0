import { LeftOut, type Asks } from '../items/found-question.ts';
import { numberOf } from '../items/number-of.ts';
import { splitList } from './list-cell.ts';
import type { Row } from './row.ts';

/** Tolerances as we write them: "0.5", "5 %", "10 to 12". */
const RANGE = /^(\S+) to (\S+)$/;

type ReadOwn = (row: Row, settings: readonly string[]) => Asks;

const KINDS: Record<string, ReadOwn> = {
  choice: (row) => optionsOf(row, true, 'all-or-nothing'),
  several: (row, settings) => optionsOf(row, false, scoringOf(settings)),
  'true-false': ({ cell }) => ({
    as: 'statement',
    isTrue: /^(?:true|t|yes|1)$/i.test(cell('right')),
    correction: cell('correction'),
  }),
  number: readNumber,
  gaps: ({ cell, options }, settings) => ({
    as: 'gaps',
    gaps: filled(options).map(splitList),
    bank: cell('words') === '' ? null : splitList(cell('words')),
    matchCase: settings.includes('case'),
    matchAccents: settings.includes('accents'),
    allowTypo: settings.includes('typo'),
  }),
  match: ({ cell, options }) => ({
    as: 'pairs',
    pairs: filled(options).map((option) => {
      const [left = '', right = ''] = splitList(option);
      return { left, right };
    }),
    spare: splitList(cell('words')),
  }),
  order: ({ options }, settings) => ({
    as: 'sequence',
    things: filled(options),
    scoring: scoringOf(settings),
  }),
  text: ({ options }, settings) => ({
    as: 'words',
    accepted: filled(options),
    matchCase: settings.includes('case'),
  }),
};

/** What a row asks that we wrote ourselves; null for another program's. */
export function askOwn(row: Row): Asks | null {
  const kind = row.cell('kind');
  const read = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return read ? read(row, splitList(row.cell('settings'))) : null;
}

function optionsOf(
  { cell, options }: Row,
  single: boolean,
  scoring: 'partial' | 'all-or-nothing',
): Asks {
  const rights = splitList(cell('right')).map((right) => Number(right) - 1);
  if (rights.some((right) => !options[right]))
    throw new LeftOut('It does not say which option is right.');
  const each = 1 / (rights.length || 1);
  return {
    as: 'options',
    options: options.flatMap((text, at) =>
      text === '' ? [] : [{ text, share: rights.includes(at) ? each : single ? 0 : -each }],
    ),
    single,
    scoring,
  };
}

function readNumber({ cell }: Row, settings: readonly string[]): Asks {
  const value = Number(cell('right') || Number.NaN);
  const tolerance = cell('tolerance');
  const [, from, to] = RANGE.exec(tolerance) ?? [];
  const isPercent = tolerance.endsWith('%');
  const by = Number(tolerance.replace('%', '').trim());
  const number =
    from === undefined
      ? numberOf(value, { type: isPercent ? 'percent' : 'absolute', by })
      : numberOf(value, { type: 'range', from: Number(from), to: Number(to) });
  const units = splitList(cell('unit'));
  if (settings.includes('unit asked')) return { ...number, asksUnit: true, units };
  const [unit = null, ...others] = units;
  return { ...number, unit, units: others };
}

function scoringOf(settings: readonly string[]): 'partial' | 'all-or-nothing' {
  return settings.includes('all or nothing') ? 'all-or-nothing' : 'partial';
}

function filled(options: readonly string[]): string[] {
  return options.filter((option) => option !== '');
}
