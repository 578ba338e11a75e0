import {
  byAllCues,
  byDictionary,
  byLetters,
  byOddOne,
  bySort,
  type Cue,
} from '../guesser/guess.ts';
import { atMost, NO_BAR, ratio, type Row } from '../row.ts';
import { guessed } from './guesses.ts';

/**
 * Share of items that somebody gets right from stem and options alone who knows English and not the
 * subject. Chance is 25%; with a share g given away it is 25% + 75% of g. It reads WordNet for itself,
 * and no writer filters by it: a bar that code filters by proves nothing.
 */
export const givenAway: Row[] = [
  { ...rowFor('by all cues', byAllCues), ...atMost(0.295) },
  rowFor('the sort of thing asked for', bySort),
  rowFor('the odd one out', byOddOne),
  rowFor('letters of the question', byLetters),
  rowFor('what a dictionary says', byDictionary),
];

function rowFor(what: string, cue: Cue): Row {
  return {
    name: `blind guess: ${what}`,
    unit: 'share',
    isHard: false,
    ...NO_BAR,
    tally: ({ items, nouns }) =>
      guessed(items, (option, question, options) => {
        const scores = cue({ question, options }, nouns);
        return scores[options.indexOf(option)] ?? 0;
      }),
    value: ratio,
  };
}
