import { normaliseText } from '../../src/language/words.ts';
import { atMost, NO_BAR, ratio, shareOf, type Row } from '../row.ts';
import { getKey, type ScoredQuiz } from '../scored-quiz.ts';

export const topics: Row[] = [
  {
    name: 'topics that recur in the book',
    unit: 'share',
    isHard: false,
    ...NO_BAR,
    tally: countRecurring,
    value: ratio,
  },
  {
    name: 'topic equals the key',
    unit: 'share',
    isHard: false,
    ...atMost(0),
    tally({ items }) {
      const placed = items.filter(({ topic }) => topic !== null);
      return shareOf(
        placed,
        (item) => normaliseText(item.topic ?? '') === normaliseText(getKey(item)),
      );
    },
    value: ratio,
  },
];

/** Topics of a section that another section of its book has as well. */
function countRecurring(quiz: ScoredQuiz, all: readonly ScoredQuiz[]): number[] {
  const siblings = all.filter((other) => other !== quiz && other.book === quiz.book);
  if (quiz.book === null || siblings.length === 0) return [0, 0];
  const elsewhere = new Set(siblings.flatMap((other) => [...topicsOf(other)]));
  return shareOf([...topicsOf(quiz)], (topic) => elsewhere.has(topic));
}

function topicsOf({ items }: ScoredQuiz): Set<string> {
  return new Set(items.flatMap(({ topic }) => (topic === null ? [] : [normaliseText(topic)])));
}
