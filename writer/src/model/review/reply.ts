import * as z from 'zod/mini';
import { listOf, objectOf, type ObjectSchema } from '../asking/flat-schema.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const FAULTS = ['unclear', 'wording', 'given-away', 'level', 'duplicate'] as const;
type Fault = (typeof FAULTS)[number];

/** What a reader says of a question; the reason comes before the answer, which makes for better ones. */
function schemaOf(answers: readonly string[], rest: ObjectSchema['properties'] = {}): ObjectSchema {
  return objectOf({
    answers: listOf({
      number: { type: 'integer' },
      because: { type: 'string' },
      answer: { type: 'string', enum: answers },
      ...rest,
    }),
  });
}

/** The answers of a reader without the passages. */
export const BLIND_SCHEMA = schemaOf([...LETTERS, 'unsure'], {
  fault: { type: 'string', enum: ['none', ...FAULTS] },
});

/** The answers of a reader with them. */
export const REPLY_SCHEMA = schemaOf([...LETTERS, 'two', 'none']);

export const replySchema = z.object({ answers: z.array(z.unknown()) });

const itemSchema = z.object({
  number: z.coerce.number(),
  answer: z.string(),
  fault: z.catch(z.string(), 'none'),
});

export type Reply = {
  /** A letter from A to D, or a word such as `two`. */
  answer: string;
  fault: Fault | null;
};

/** Keyed by question number; replies of another shape are left out. */
export function readReplies(items: readonly unknown[]): Map<number, Reply> {
  return new Map(
    items.flatMap((item) => {
      const { success, data } = itemSchema.safeParse(item);
      const answer = success ? readAnswer(data.answer) : null;
      if (!success || answer === null) return [];
      const fault = FAULTS.find((word) => data.fault.trim().toLowerCase().startsWith(word)) ?? null;
      return [[data.number, { answer, fault }] as const];
    }),
  );
}

/** A server that does not enforce the words also gives "B) Osmosis" and "Two are right". */
function readAnswer(text: string): string | null {
  const answer = text.trim();
  const word = /^(?:two|none|unsure)\b/i.exec(answer)?.[0].toLowerCase();
  return word ?? /^\(?([A-D])(?:[).:]|$)/i.exec(answer)?.[1]?.toUpperCase() ?? null;
}
