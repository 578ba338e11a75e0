import { getKey, type Item } from '../scored-quiz.ts';

const FEWEST = 5;

/** Spoils a sound quiz as a whole; null where it is too short to be spoilt so. */
export type QuizFault = (items: readonly Item[]) => Item[] | null;

export const QUIZ_FAULTS: Readonly<Record<string, QuizFault>> = {
  'key always B': (items) => (items.length < FEWEST ? null : items.map(keyAtB)),
  'right answer repeated': (items) => {
    const [first, second, ...rest] = items;
    if (!first || !second) return null;
    const options = second.options.with(second.correctAnswer, getKey(first));
    return [first, { ...second, options }, ...rest];
  },
  'question repeated': (items) => (items[0] ? [...items, items[0]] : null),
};

function keyAtB(item: Item): Item {
  const wrong = item.options.filter((_, at) => at !== item.correctAnswer);
  return { ...item, options: wrong.toSpliced(1, 0, getKey(item)), correctAnswer: 1 };
}
