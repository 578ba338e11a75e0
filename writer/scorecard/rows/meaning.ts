import { atMost, ratio, type Row } from '../row.ts';
import { guessed } from './guesses.ts';

export const meaning: Row[] = [
  {
    name: 'guess: option nearest in meaning to the stem',
    unit: 'share',
    isHard: false,
    ...atMost(0.31),
    tally({ items, vectors }) {
      if (vectors === null) return [0, 0];
      return guessed(items, (option, question) => vectors.similarity(option, question));
    },
    value: ratio,
  },
];
