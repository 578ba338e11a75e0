import * as z from 'zod/mini';
import { MAX_ACCEPTED, MAX_ACCEPTED_LENGTH } from '../wire/constants.ts';
import { line } from '../wire/text.ts';

const FILL_IN = 'Please fill in an accepted answer.';

/** What a teacher sends of a short answer beside the texts of every question. */
export const textParts = {
  kind: z.literal('text'),
  key: z.object({
    accepted: z
      .array(line(MAX_ACCEPTED_LENGTH, FILL_IN))
      .check(
        z.minLength(1, FILL_IN),
        z.maxLength(MAX_ACCEPTED, `Please use at most ${MAX_ACCEPTED} answers.`),
      ),
    matchCase: z.boolean(),
  }),
};
