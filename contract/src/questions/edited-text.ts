import * as z from 'zod/mini';
import { MAX_ACCEPTED, MAX_ACCEPTED_LENGTH } from '../wire/constants.ts';
import { line } from '../wire/text.ts';
import { toCompared } from './text.ts';

const FILL_IN = 'Please fill in at least one accepted answer.';

/** What a teacher sends of a short answer beside the texts of every question. */
export const textParts = {
  kind: z.literal('text'),
  key: z
    .object({
      accepted: z
        .array(line(MAX_ACCEPTED_LENGTH, FILL_IN))
        .check(
          z.minLength(1, FILL_IN),
          z.maxLength(MAX_ACCEPTED, `A question has at most ${MAX_ACCEPTED} accepted answers.`),
        ),
      matchCase: z.boolean('Please say whether capitals make a difference.'),
    })
    .check(
      z.refine(
        ({ accepted, matchCase }) =>
          new Set(accepted.map((one) => toCompared(one, matchCase))).size === accepted.length,
        { error: 'The accepted answers must differ from each other.', path: ['accepted'] },
      ),
    ),
};
