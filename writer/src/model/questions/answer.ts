import * as z from 'zod/mini';
import { listOf, objectOf, type FlatSchema } from '../asking/flat-schema.ts';

/** Without an enforced schema a model gives 97 instead of "97". */
function textUpTo(characters: number) {
  return z.pipe(
    z.transform((value) => (typeof value === 'number' ? String(value) : value)),
    z.string().check(z.trim(), z.minLength(1), z.maxLength(characters)),
  );
}

const text = textUpTo(600);
/** A part that a question can do without. */
const remark = z.catch(textUpTo(1200), '');

/** A question from the model; the server decides the position of the key. */
const modelQuestionSchema = z.object({
  /** Passage and sentence, such as "3.2". */
  sentence: z.catch(textUpTo(40), ''),
  evidence: textUpTo(1200),
  stem: text,
  correct: text,
  wrong1: text,
  misconception1: remark,
  wrong2: text,
  misconception2: remark,
  wrong3: text,
  misconception3: remark,
  explanation: remark,
  topic: text,
});
export type ModelQuestion = z.infer<typeof modelQuestionSchema>;

const string: FlatSchema = { type: 'string' };

/** In the best order for a model: first what the text says, then a question that it answers. */
export const RESPONSE_SCHEMA = objectOf({
  questions: listOf({
    sentence: string,
    evidence: string,
    stem: string,
    correct: string,
    wrong1: string,
    misconception1: string,
    wrong2: string,
    misconception2: string,
    wrong3: string,
    misconception3: string,
    explanation: string,
    topic: string,
  } satisfies Record<keyof ModelQuestion, FlatSchema>),
});

export const answerSchema = z.object({ questions: z.array(z.unknown()) });

/** Returns the items of an answer that are questions. */
export function readQuestions(items: readonly unknown[]): ModelQuestion[] {
  return items.flatMap((item) => {
    const question = modelQuestionSchema.safeParse(item);
    return question.success ? [question.data] : [];
  });
}
