import { contentStems } from '../../src/language/words.ts';
import { atLeast, ratio, shareOf, type Row } from '../row.ts';
import { getKey, type Item } from '../scored-quiz.ts';
import { subjectTerms } from '../subject-terms.ts';

export const terms: Row[] = [
  {
    name: 'key is a term of the subject',
    unit: 'share',
    isHard: false,
    ...atLeast(0.85),
    tally(quiz) {
      const known = subjectTerms(quiz);
      return shareOf(quiz.items, (item) => namesATerm(item, known));
    },
    value: ratio,
  },
];

/** A key that is a clause counts when it speaks of a term. */
function namesATerm(item: Item, known: readonly ReadonlySet<string>[]): boolean {
  const key = contentStems(getKey(item));
  return known.some((term) => term.size > 0 && [...term].every((stem) => key.has(stem)));
}
