import { shareCategory } from '../../functions/src/platform/ai/categories/noun-categories.ts';
import { atLeast, ratio, type Row } from '../row.ts';
import { distractorsOf, keyOf, type ScoredQuiz } from '../scored-quiz.ts';

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

/** Pairs of key and distractor that name things of one sort, of those that WordNet can tell. */
function pairsOfOneCategory({ items, categoriesOf }: ScoredQuiz): number[] {
  const pairs = items.flatMap((item) =>
    distractorsOf(item).map((option) => shareCategory(categoriesOf, keyOf(item), option)),
  );
  const told = pairs.filter((shared) => shared !== null);
  return [told.filter(Boolean).length, told.length];
}
