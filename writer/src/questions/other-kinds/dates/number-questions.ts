import { cite } from '../../../quiz/other-kinds.ts';
import type { OtherProposal, OtherQuestion } from '../other-question.ts';
import type { Dated } from './list-dated.ts';

const SECONDS = 12;
/** Dates are learned where a text has several, and not all of them. */
const FEWEST_DATED = 2;
const LEAST_WEIGHT = 0.25;
const VALUE = 0.48;

/** Questions for the year of an event that its own sentence tells. */
export function proposeNumbers(dated: readonly Dated[]): OtherProposal[] {
  if (dated.length < FEWEST_DATED) return [];
  return dated
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .map((one) => ({
      kind: 'number',
      ids: [],
      places: [one.sentence.index],
      value: worthOf(one),
      write: () => write(one),
    }));
}

function worthOf({ weight }: Dated): number {
  return VALUE + 0.25 * weight;
}

function write(dated: Dated): OtherQuestion {
  const { sentence, year, asked } = dated;
  return {
    kind: 'number',
    question: `In which year ${asked}?`,
    options: [],
    correctAnswer: 0,
    body: { unit: null, asksUnit: false },
    key: { value: year, tolerance: { type: 'absolute', by: 0 }, units: [] },
    explanation: `The right year is ${year}. The text says: ${cite(sentence)}`,
    answers: [],
    matter: asked,
    grounds: sentence,
    places: [sentence.index],
    value: worthOf(dated),
    secondsToAnswer: SECONDS,
  };
}
