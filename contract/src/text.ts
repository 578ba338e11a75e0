import * as z from 'zod/mini';

/** A required line of text: trimmed, not empty, at most `max` characters. */
export function line(max: number, sentence: string) {
  return z
    .string({ error: sentence })
    .check(
      z.trim(),
      z.minLength(1, sentence),
      z.maxLength(max, `Please use at most ${max} characters.`),
    );
}

/**
 * An opaque id as it appears in a path, a query or a body; never a path of its own. Firestore keeps
 * names of the form `__…__` for itself and fails when it is asked for one.
 */
export const idSchema = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'This id is not valid.'));

export const isoTimeSchema = z.iso.datetime();
