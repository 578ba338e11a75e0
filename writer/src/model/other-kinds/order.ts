import { alphabetically, areDistinct } from '@study-assistant/contract/questions/same-looking';
import { MAX_ITEM_LENGTH } from '@study-assistant/contract/wire/constants';
import * as z from 'zod/mini';
import { capitalise } from '../../language/words.ts';
import { cite, TELLS_ORDER } from '../../quiz/other-kinds.ts';
import { listOf } from '../asking/flat-schema.ts';
import {
  evidenceSchema,
  findTextFault,
  letterOf,
  lineUpTo,
  proveParts,
  readLetters,
  STRING,
  topicSchema,
  type ModelKind,
} from './model-kind.ts';

const FEWEST = 4;
const MOST = 6;
const LONGEST_EXPLANATION = 1500;
const SECONDS_PER_THING = 8;

const itemSchema = z.object({
  stem: lineUpTo(200),
  steps: z
    .array(z.object({ step: lineUpTo(MAX_ITEM_LENGTH), evidence: evidenceSchema }))
    .check(z.minLength(FEWEST), z.maxLength(MOST)),
  topic: topicSchema,
});

/** Steps or events to be put in order, each with the sentence that tells of it. */
export const order: ModelKind = {
  kind: 'order',
  list: 'orders',
  rules: [
    '"stem": what is to be ordered and which end comes first, such as "Put these steps of digestion in order, the first step at the top."',
    '"steps": four to six in the right order, which the passages fix beyond doubt by dates or by one step leading to the next; "step" says what happens in a few words, without a date and without a word that tells its place ("first", "then", "after", "finally"); "evidence" is the sentence that tells of it, copied word for word.',
  ],
  properties: { stem: STRING, steps: listOf({ step: STRING, evidence: STRING }) },
  answerForm: 'the letters from the first to the last, such as "C A D B"',

  read(item, context) {
    const { success, data } = itemSchema.safeParse(item);
    if (!success) return 'shape';
    const { stem, topic } = data;
    const steps = data.steps.map(({ step }) => capitalise(step.replace(/[.]$/, '')));
    const fault = findTextFault([stem, ...steps]);
    if (fault) return fault;
    if (!areDistinct(steps)) return 'repeated-key';
    if (steps.some((step) => TELLS_ORDER.test(step))) return 'given-away';
    const proofs = proveParts(
      context,
      data.steps.map(({ step, evidence }) => ({ texts: [step], evidence })),
    );
    if (typeof proofs === 'string') return proofs;
    const quotes = [...new Set(proofs.map(({ place }) => cite(place)))];
    const explanation = ['The text says:', ...quotes].join(' ');
    if (explanation.length > LONGEST_EXPLANATION) return 'shape';
    const options = alphabetically(steps);
    const right = steps.map((step) => options.indexOf(step));
    return {
      question: {
        kind: 'order',
        question: stem,
        options,
        correctAnswer: 0,
        key: { order: right, scoring: 'partial' },
        explanation,
        secondsToAnswer: SECONDS_PER_THING * steps.length,
      },
      proofs,
      topic,
      answers: [],
      shown: [stem, ...options.map((text, at) => `${letterOf(at)}) ${text}`)],
      isRight: (answer) => readLetters(answer) === right.map(letterOf).join(''),
    };
  },
};
