import { shareCategory } from '../../src/language/categories/noun-categories.ts';
import { splitWords } from '../../src/language/words.ts';
import { atLeast, ratio, type Row } from '../row.ts';
import { getDistractors, getKey, type ScoredQuiz } from '../scored-quiz.ts';

export const categories: Row[] = [
  {
    name: "distractor in the key's category",
    unit: 'share',
    isHard: false,
    ...atLeast(0.8),
    tally: pairsOfOneCategory,
    value: ratio,
  },
];

/** Longer options are clauses, whose last word tells nothing of their sort. */
const PHRASE_WORDS = 4;

/** Pairs of key and distractor that name things of one sort, of those that WordNet can tell. */
function pairsOfOneCategory({ items, categoriesOf }: ScoredQuiz): number[] {
  const phrases = items.filter((item) => splitWords(getKey(item)).length <= PHRASE_WORDS);
  const pairs = phrases.flatMap((item) =>
    getDistractors(item).map((option) => shareCategory(categoriesOf, getKey(item), option)),
  );
  const told = pairs.filter((shared) => shared !== null);
  return [told.filter(Boolean).length, told.length];
}
