import * as z from 'zod/mini';

/** A required line of text: trimmed, not empty, with at most `max` characters. */
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
 * A required name or title that a person enters. Invisible characters are removed, since they could
 * turn the text around it or make two names look the same.
 */
export function nameLine(max: number, sentence: string) {
  return z
    .string({ error: sentence })
    .check(
      z.overwrite(cleanName),
      z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, sentence),
      z.maxLength(max, `Please use at most ${max} characters.`),
    );
}

/**
 * Cleans a name of one line: it loses control characters and direction marks, is composed (NFC) and
 * gets single spaces. Joiners stay, since Persian or Hindi names need them.
 */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Control characters, lone surrogates, direction marks, invisible spaces and operators. */
const HIDDEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

const TAG_SENTENCE = 'Please give at most 8 tags of at most 30 characters.';

/** The words that a teacher files her own quizzes and materials under. */
export const tagsSchema = z.pipe(
  z
    .array(
      z
        .string(TAG_SENTENCE)
        .check(z.overwrite(cleanName), z.minLength(1, TAG_SENTENCE), z.maxLength(30, TAG_SENTENCE)),
      TAG_SENTENCE,
    )
    .check(z.maxLength(8, TAG_SENTENCE)),
  z.transform((tags) => [...new Set(tags)]),
);

/**
 * An opaque id in a path, a query or a body, which can never be a path itself. Firestore reserves
 * names of the form `__…__` and fails when asked for one.
 */
export const idSchema = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'This id is not valid.'));

export const isoTimeSchema = z.iso.datetime();
