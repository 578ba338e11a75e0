import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import * as z from 'zod/mini';

/*
 * What a question of another kind than a choice has. A kind that this page does not know is kept as
 * it came, so that the page can say so and goes on with everything else.
 */

export const kindFields = {
  /** Undefined for a choice. */
  kind: z.catch(z.optional(z.string()), undefined),
  body: z.optional(z.unknown()),
  key: z.optional(z.unknown()),
};

/** An answer is sent back as it came, whatever its kind; null for none. */
export const givenAnswer = z.transform((value: unknown) => (value ?? null) as GivenAnswer | null);
