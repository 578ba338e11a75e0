import type { GivenAnswer } from '@study-assistant/contract/questions/answer';
import * as z from 'zod/mini';

/*
 * What a question of another kind than a choice has. A kind that this page does not know is kept as
 * it came, so that the page can say so and goes on with everything else.
 */

/** Undefined for a choice. */
export const kind = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && value !== 'choice' ? value : undefined,
  ),
  z.optional(z.string()),
);

export const kindFields = { kind, body: z.optional(z.unknown()), key: z.optional(z.unknown()) };

/** An answer is sent back as it came, whatever its kind. */
export const givenAnswer = z.custom<GivenAnswer>(
  (value) => typeof value === 'number' || (typeof value === 'object' && value !== null),
);
