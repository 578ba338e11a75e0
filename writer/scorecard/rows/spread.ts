import { normaliseText } from '../../src/language/words.ts';
import { isNearDuplicate } from '../../src/validator/near-duplicate.ts';
import { atLeast, atMost, ratio, shareOf, type Row } from '../row.ts';
import { getKey, joinText, type ScoredQuiz } from '../scored-quiz.ts';

const DECILES = 10;
/** 95th percentile of chi-square with three degrees of freedom. */
const CHI_SQUARE_LIMIT = 7.8;

export const spread: Row[] = [
  {
    name: 'deciles of the text covered',
    unit: 'share',
    isHard: false,
    ...atLeast(0.9),
    tally: decilesCovered,
    value: ratio,
  },
  {
    name: 'repeated keys',
    unit: 'share',
    isHard: true,
    ...atMost(0),
    tally({ items }) {
      const keys = new Set(items.map((item) => normaliseText(getKey(item))));
      return [items.length - keys.size, items.length];
    },
    value: ratio,
  },
  {
    name: 'near-duplicates',
    unit: 'share',
    isHard: false,
    ...atMost(0),
    tally: ({ items }) =>
      shareOf(items, (item) =>
        items.slice(0, items.indexOf(item)).some((earlier) => isNearDuplicate(item, earlier)),
      ),
    value: ratio,
  },
  {
    name: 'key position, chi-square (3 df)',
    unit: 'number',
    isHard: false,
    ...atMost(CHI_SQUARE_LIMIT, 'number'),
    tally: ({ items }) =>
      [0, 1, 2, 3].map((at) => items.filter(({ correctAnswer }) => correctAnswer === at).length),
    value: chiSquare,
  },
];

/** Tenths of the text that a question quotes, of as many as the questions could reach. */
function decilesCovered({ document, items }: ScoredQuiz): number[] {
  const text = normaliseText(joinText(document));
  const quoted = items.filter(({ quote }) => quote !== undefined);
  const places = quoted
    .map(({ quote = '' }) => text.indexOf(normaliseText(quote)))
    .filter((place) => place >= 0)
    .map((place) => Math.floor((DECILES * place) / text.length));
  return [new Set(places).size, Math.min(DECILES, quoted.length)];
}

export function chiSquare(observed: readonly number[]): number | null {
  const expected = observed.reduce((a, b) => a + b, 0) / observed.length;
  if (!(expected > 0)) return null;
  return observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
