import { normaliseText } from '../../src/language/words.ts';
import { atMost, ratio, shareOf, type Row } from '../row.ts';
import { getKey, type Item } from '../scored-quiz.ts';

export const levels: Row[] = [
  {
    name: 'Easy questions that are Hard ones as well',
    unit: 'share',
    isHard: false,
    ...atMost(0.2),
    tally: (quiz) =>
      quiz.levels === null ? [0, 0] : countShared(quiz.levels.easy, quiz.levels.hard),
    value: ratio,
  },
];

/** Of `easy`, those whose sentence or key is asked in `hard` too. */
function countShared(easy: readonly Item[], hard: readonly Item[]): number[] {
  const quotes = new Set(hard.map(({ quote }) => normaliseText(quote ?? '')));
  const keys = new Set(hard.map((item) => normaliseText(getKey(item))));
  return shareOf(
    easy,
    (item) =>
      keys.has(normaliseText(getKey(item))) ||
      (item.quote !== undefined && quotes.has(normaliseText(item.quote))),
  );
}
