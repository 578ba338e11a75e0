import * as z from 'zod/mini';
import { MAX_PAGE } from './limits.ts';

/** Where a list goes on: what the page before gave as `next`. It says nothing to who sends it back. */
const cursorSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,400}$/, 'This list cannot go on from there.'));

/** The query of a list in pages: at most `limit` of what follows `before`. */
export function pageQuery(plural: string) {
  const sentence = `Please ask for 1 to ${MAX_PAGE} ${plural}.`;
  const size = z.coerce
    .number(sentence)
    .check(z.int(sentence), z.minimum(1, sentence), z.maximum(MAX_PAGE, sentence));
  return { limit: z._default(size, MAX_PAGE), before: z.optional(cursorSchema) };
}

/** To be given as `before` for what follows; null at the end. */
export const nextSchema = z.nullable(cursorSchema);
