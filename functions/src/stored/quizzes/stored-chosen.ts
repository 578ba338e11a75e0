import * as z from 'zod/mini';

const range = z.object({ from: z.int(), to: z.int() });

/** What a quiz is about of its document, in its order; null for all of it. */
export const storedChosen = z._default(
  z.nullable(z.union([z.object({ sections: z.array(range) }), z.object({ pages: range })])),
  null,
);
