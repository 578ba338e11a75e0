import * as z from 'zod/mini';
import { listOf, objectOf } from '../asking/flat-schema.ts';

/** The reason before the answer: whoever has to give one first answers better. */
export const REPLY_SCHEMA = objectOf({
  answers: listOf({
    number: { type: 'integer' },
    because: { type: 'string' },
    answer: { type: 'string' },
  }),
});

export const replySchema = z.object({ answers: z.array(z.unknown()) });

const itemSchema = z.object({ number: z.coerce.number(), answer: z.string() });

/** By the number of the question: a letter from A to D, `two` or `none`; what is neither is left out. */
export function readReplies(items: readonly unknown[]): Map<number, string> {
  return new Map(
    items.flatMap((item) => {
      const { success, data } = itemSchema.safeParse(item);
      const answer = success ? readAnswer(data.answer) : null;
      return success && answer !== null ? [[data.number, answer] as const] : [];
    }),
  );
}

/** "B) Osmosis" is B, "Two are right" is `two`. */
function readAnswer(text: string): string | null {
  const answer = text.trim();
  const word = /^(?:two|none)\b/i.exec(answer)?.[0].toLowerCase();
  return word ?? /^\(?([A-D])(?:[).:]|$)/i.exec(answer)?.[1]?.toUpperCase() ?? null;
}
