import { normaliseText } from '../../src/language/words.ts';
import { createEvidence } from '../../src/validator/evidence.ts';
import { atMost, ratio, shareOf, type Row } from '../row.ts';
import type { Item } from '../scored-quiz.ts';
import { hasSecondAnswer } from '../second-answer.ts';

const OPTIONS = 4;

export const soundness: Row[] = [
  {
    name: 'malformed',
    unit: 'share',
    isHard: true,
    ...atMost(0),
    tally: ({ items }) => shareOf(items, isMalformed),
    value: ratio,
  },
  {
    name: 'evidence not in the document',
    unit: 'share',
    isHard: true,
    ...atMost(0),
    tally({ document, items }) {
      const evidence = createEvidence(document);
      const quoted = items.filter(({ quote }) => quote !== undefined);
      return shareOf(quoted, ({ quote = '' }) => !evidence.has(quote));
    },
    value: ratio,
  },
  {
    name: 'risk of a second right answer',
    unit: 'share',
    isHard: true,
    ...atMost(0.01),
    tally({ document, items }) {
      const isRisky = hasSecondAnswer(document);
      return shareOf(items, isRisky);
    },
    value: ratio,
  },
];

/** Not four different options, no stem, or a key that is none of the options. */
function isMalformed({ question, options, correctAnswer }: Item): boolean {
  const distinct = new Set(options.map(normaliseText));
  distinct.delete('');
  return (
    question.trim() === '' ||
    options.length !== OPTIONS ||
    distinct.size !== OPTIONS ||
    options[correctAnswer] === undefined
  );
}
