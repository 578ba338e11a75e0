import { areDistinct, eachOnce } from '@study-assistant/contract/questions/same-looking';
import { MAX_ITEM_LENGTH } from '@study-assistant/contract/wire/constants';
import * as z from 'zod/mini';
import { capitalise, contentStems } from '../../language/words.ts';
import { cite } from '../../quiz/other-kinds.ts';
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

const FEWEST_PAIRS = 4;
const MOST_PAIRS = 6;
const LONGEST_EXPLANATION = 1500;
const SECONDS_PER_PAIR = 7;

const itemSchema = z.object({
  stem: lineUpTo(200),
  pairs: z
    .array(
      z.object({
        left: lineUpTo(MAX_ITEM_LENGTH),
        right: lineUpTo(MAX_ITEM_LENGTH),
        evidence: evidenceSchema,
      }),
    )
    .check(z.minLength(FEWEST_PAIRS), z.maxLength(MOST_PAIRS)),
  topic: topicSchema,
});

/** Things and what belongs to each, every pair with a sentence of its own. */
export const match: ModelKind = {
  kind: 'match',
  list: 'matches',
  rules: [
    '"stem": what is to be matched, such as "Match each organelle with what it does."',
    '"pairs": four to six; "left" is a thing or a term, "right" what belongs to it and to no other left side, in the words of its "evidence", a sentence copied word for word that says both. No right side has a word of a left side. All left sides are of one kind, and so are all right sides, of one form and similar length.',
  ],
  properties: {
    stem: STRING,
    pairs: listOf({ left: STRING, right: STRING, evidence: STRING }),
  },
  answerForm: 'each number with its letter, such as "1B 2A 3D 4C"',

  read(item, context) {
    const { success, data } = itemSchema.safeParse(item);
    if (!success) return 'shape';
    const { stem, pairs, topic } = data;
    const fault = findTextFault([stem, ...pairs.flatMap(({ left, right }) => [left, right])]);
    if (fault) return fault;
    const lefts = pairs.map(({ left }) => capitalise(left));
    const rights = pairs.map(({ right }) => capitalise(right));
    if (!areDistinct(lefts) || !areDistinct(rights)) return 'repeated-key';
    const named = contentStems(lefts.join(' '));
    if (rights.some((right) => [...contentStems(right)].some((word) => named.has(word))))
      return 'given-away';
    const proofs = proveParts(
      context,
      pairs.map(({ left, right, evidence }) => ({ texts: [left, right], evidence })),
    );
    if (typeof proofs === 'string') return proofs;
    const quotes = proofs.map(({ place }, at) => `${lefts[at]}: ${cite(place)}`);
    const explanation = ['The text says:', ...quotes].join(' ');
    if (explanation.length > LONGEST_EXPLANATION) return 'shape';
    const options = eachOnce(rights);
    const right = rights.map((text) => options.indexOf(text));
    return {
      question: {
        kind: 'match',
        question: stem,
        options,
        correctAnswer: 0,
        body: { lefts },
        key: { pairs: right },
        explanation,
        secondsToAnswer: SECONDS_PER_PAIR * lefts.length,
      },
      proofs,
      topic,
      answers: lefts,
      shown: [
        stem,
        ...lefts.map((text, at) => `(${at + 1}) ${text}`),
        ...options.map((text, at) => `${letterOf(at)}) ${text}`),
      ],
      isRight: (answer) => readLetters(answer) === right.map(letterOf).join(''),
    };
  },
};
