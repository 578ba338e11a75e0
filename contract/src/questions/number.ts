import { MAX_NUMBER_LENGTH } from '../wire/constants.ts';
import { numberKeySchema, type NumberKey } from './key-schemas.ts';
import { numberAnswerSchema, numberBodySchema, type NumberBody } from './kind-schemas.ts';
import type { QuestionKind } from './kind.ts';
import { readNumber } from './read-number.ts';

/** What the right number without its unit is worth, where one is asked. */
const POINTS_WITHOUT_UNIT = 0.5;

/** What statistics call an answer without a unit. */
const NO_UNIT = 'no unit';

/** Numbers that differ by less come from the same decimal digits. */
const NOISE = 1e-9;

/** A number that is right within a tolerance, with or without its unit. */
export const number: QuestionKind<NumberBody, NumberKey, { text: string }> = {
  body: numberBodySchema,
  key: numberKeySchema,
  answer: numberAnswerSchema,

  places: () => 1,
  fits: (_, { text }) =>
    text.length <= MAX_NUMBER_LENGTH && (text.trim() === '' || readNumber(text) !== null),

  judge({ body, key }, { text }) {
    const read = readNumber(text);
    if (!read) return 'unanswered';
    const isNumberRight = read.values.some((value) => isWithin(value, key));
    const value = {
      part: 'value',
      bucket: String(read.values[0]),
      fraction: isNumberRight ? 1 : 0,
    };
    if (!body.asksUnit) return { points: value.fraction, parts: [value] };
    const isUnitRight = key.units.some((unit) => toUnit(unit) === toUnit(read.unit));
    const unit = { part: 'unit', bucket: read.unit || NO_UNIT, fraction: isUnitRight ? 1 : 0 };
    if (!isNumberRight) return { points: 0, parts: [value, unit] };
    return { points: isUnitRight ? 1 : POINTS_WITHOUT_UNIT, parts: [value, unit] };
  },

  isSame: (a, b) =>
    a.question === b.question && a.body.unit === b.body.unit && a.body.asksUnit === b.body.asksUnit,
  moveKey: ({ correctAnswer, key }) => ({ correctAnswer, key }),
  say: ({ body: { unit, asksUnit } }, { text }) =>
    unit === null || asksUnit ? text.trim() : `${text.trim()} ${unit}`,
  sayRight({ body, key }) {
    const unit = (body.asksUnit ? key.units[0] : body.unit) ?? '';
    return [sayValue(key), unit].filter((word) => word !== '').join(' ');
  },
  arrange: () => [],
  pick: () => null,
  knownBuckets: () => [],
  pack: ({ text }) => text.trim(),
  unpack: (text) => (readNumber(text) ? { text } : null),
};

/** The least and the greatest number that is right. */
export function boundsOf({ value, tolerance }: Pick<NumberKey, 'value' | 'tolerance'>): {
  from: number;
  to: number;
} {
  if (tolerance.type === 'range') return { from: tolerance.from, to: tolerance.to };
  const { type, by } = tolerance;
  const margin = type === 'percent' ? (Math.abs(value) * by) / 100 : by;
  return { from: value - margin, to: value + margin };
}

function isWithin(value: number, key: NumberKey): boolean {
  const { from, to } = boundsOf(key);
  const noise = NOISE * Math.max(Math.abs(from), Math.abs(to), Math.abs(value));
  return value >= from - noise && value <= to + noise;
}

function sayValue({ value, tolerance }: NumberKey): string {
  if (tolerance.type === 'range') return `${tolerance.from} to ${tolerance.to}`;
  if (tolerance.by === 0) return String(value);
  return `${value} ± ${tolerance.by}${tolerance.type === 'percent' ? ' %' : ''}`;
}

/** Spaces make no other unit, and neither does the way in which a sign is written; capitals do. */
function toUnit(unit: string): string {
  return unit.normalize('NFKC').replace(/\s+/g, '').replaceAll('μ', 'µ').replaceAll('·', '*');
}
