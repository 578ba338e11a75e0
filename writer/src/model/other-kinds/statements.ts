import { TRUE_FALSE_OPTIONS } from '@study-assistant/contract/wire/constants';
import * as z from 'zod/mini';
import { contentStems, normaliseText, overlapShare } from '../../language/words.ts';
import { cite } from '../../quiz/other-kinds.ts';
import { isTold } from '../questions/find-proof.ts';
import {
  evidenceSchema,
  findTextFault,
  lineUpTo,
  prove,
  STRING,
  topicSchema,
  type ModelKind,
} from './model-kind.ts';

const SECONDS = 10;
/** A false statement is of the same matter as what is true. */
const LEAST_ALIKE = 0.3;
/** Who knows nothing knows that these are seldom true, and that "not" makes a true one false. */
const TELLING = /\b(?:not|never|no|none|always|all|every|only|cannot|completely)\b|n['’]t\b/i;

const itemSchema = z.object({
  evidence: evidenceSchema,
  statement: lineUpTo(300),
  isTrue: z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false', 'True', 'False']),
      z.transform((word) => word.toLowerCase() === 'true'),
    ),
  ]),
  correction: z.catch(lineUpTo(300), ''),
  topic: topicSchema,
});

/** A statement, true or false; the truth stands in the document. */
export const statements: ModelKind = {
  kind: 'true-false',
  list: 'statements',
  rules: [
    '"evidence": the sentence, or two neighboring ones, copied word for word, that decides.',
    '"statement": one sentence of at most 25 words about the subject, understood without any text. As many are false as are true. A false one is what students with a common misconception believe: the true sentence with one term or relation of the same kind in another\'s place; never with "not", "always", "all" or "only" and never by a small change of a number.',
    '"isTrue"; "correction": for a false statement the true one, in the words of the evidence; for a true one "".',
  ],
  properties: {
    evidence: STRING,
    statement: STRING,
    isTrue: { type: 'boolean' },
    correction: STRING,
  },
  answerForm: '"true" or "false"',

  read(item, context) {
    const { success, data } = itemSchema.safeParse(item);
    if (!success) return 'shape';
    const { statement, isTrue, correction, topic } = data;
    const fault = findTextFault([statement, correction]);
    if (fault) return fault;
    const proof = prove(context, data.evidence);
    if (!proof) return 'no-evidence';
    if (!isTold(isTrue ? statement : correction, proof)) return 'key-not-proven';
    if (!isTrue && TELLING.test(statement)) return 'given-away';
    if (!/[.]$/.test(statement)) return 'badly-worded';
    if (!isTrue && !isMistake(statement, correction)) return 'badly-worded';
    return {
      question: {
        kind: 'true-false',
        question: statement,
        options: [...TRUE_FALSE_OPTIONS],
        correctAnswer: isTrue ? 0 : 1,
        key: { isTrue, correction: isTrue ? '' : correction },
        explanation: `The statement is ${isTrue ? 'true' : 'false'}. The text says: ${cite(proof.place)}`,
        secondsToAnswer: SECONDS,
      },
      proofs: [proof],
      topic,
      answers: [],
      shown: [statement, 'True or false?'],
      isRight: (answer) => answer.trim().toLowerCase().startsWith(String(isTrue)),
    };
  },
};

/** Whether a statement says something else than what is true, of the same matter. */
function isMistake(statement: string, correction: string): boolean {
  const alike = overlapShare(contentStems(statement), contentStems(correction));
  return alike >= LEAST_ALIKE && normaliseText(statement) !== normaliseText(correction);
}
