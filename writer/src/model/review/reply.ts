import * as z from 'zod/mini';
import { listOf, objectOf } from '../asking/flat-schema.ts';

/** The reason comes before the answer, which makes for better answers. */
export const REPLY_SCHEMA = objectOf({
  answers: listOf({
    number: { type: 'integer' },
    because: { type: 'string' },
    answer: { type: 'string' },
  }),
});

export const replySchema = z.object({ answers: z.array(z.unknown()) });

const itemSchema = z.object({ number: z.coerce.number(), answer: z.string() });

/** Keyed by question number: a letter from A to D, `two` or `none`; other replies are left out. */
export function readReplies(items: readonly unknown[]): Map<number, string> {
  return new Map(
    items.flatMap((item) => {
      const { success, data } = itemSchema.safeParse(item);
      const answer = success ? readAnswer(data.answer) : null;
      return success && answer !== null ? [[data.number, answer] as const] : [];
    }),
  );
}

/** Reads "B) Osmosis" as B, and "Two are right" as `two`. */
function readAnswer(text: string): string | null {
  const answer = text.trim();
  const word = /^(?:two|none)\b/i.exec(answer)?.[0].toLowerCase();
  return word ?? /^\(?([A-D])(?:[).:]|$)/i.exec(answer)?.[1]?.toUpperCase() ?? null;
}
