import { createEvidence } from '../../src/validator/evidence.ts';
import type { Caught } from '../faults/catch-faults.ts';
import { catchSecondAnswers, findsSecondAnswer } from '../faults/catch-second-answers.ts';
import { isPrintable } from '../is-printable.ts';
import { atLeast, ratio, shareOf, type Row } from '../row.ts';

/** How the validator judges questions that the writer has not made. */
export const validator: Row[] = [
  {
    name: 'human questions kept: no second right answer found',
    unit: 'share',
    isHard: false,
    ...atLeast(0.9),
    tally({ document, humanItems, glossary }) {
      const context = { evidence: createEvidence(document), glossary };
      return shareOf(humanItems.filter(isPrintable), (item) => !findsSecondAnswer(item, context));
    },
    value: ratio,
  },
  {
    name: 'planted second right answers found',
    unit: 'share',
    isHard: false,
    ...atLeast(0.9),
    tally(quiz) {
      const results = catchSecondAnswers([quiz], quiz.glossary);
      return SORTS.flatMap((sort) => countCaught(results, sort));
    },
    value: meanOfSorts,
  },
];

/** Each weighs the same, however many questions it could be planted in. */
const SORTS = ['alias', 'synonym', 'parallel fact'];

function countCaught(all: readonly Caught[], sort: string): number[] {
  const results = all.filter(({ fault }) => fault.startsWith(sort));
  return [
    results.reduce((sum, { caught }) => sum + caught, 0),
    results.reduce((sum, { planted }) => sum + planted, 0),
  ];
}

function meanOfSorts(sums: readonly number[]): number | null {
  const shares = SORTS.map((_, at) => ratio(sums.slice(2 * at, 2 * at + 2)));
  const known = shares.filter((share) => share !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b) / known.length;
}
