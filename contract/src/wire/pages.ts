import * as z from 'zod/mini';
import { MAX_PAGE } from './limits.ts';

/** Where a list continues: the `next` of the page before. Callers must treat it as opaque. */
const cursorSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,400}$/, 'This list cannot go on from there.'));

/** The query of a paged list: at most `limit` entries after `before`. */
export function pageQuery(plural: string) {
  const sentence = `Please ask for 1 to ${MAX_PAGE} ${plural}.`;
  const size = z.coerce
    .number(sentence)
    .check(z.int(sentence), z.minimum(1, sentence), z.maximum(MAX_PAGE, sentence));
  return { limit: z._default(size, MAX_PAGE), before: z.optional(cursorSchema) };
}

/** The `before` of the next page; null at the end. */
export const nextSchema = z.nullable(cursorSchema);
