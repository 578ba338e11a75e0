/**
 * Formats for people. The first of a locale costs a phone's browser tens of milliseconds, so each
 * is made when it is first needed, not while a page starts, and is kept.
 */

/** Any reader has few of them, but a school's zones are not counted. */
const MOST = 100;

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const listFormats = new Map<string, Intl.ListFormat>();

export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  return keep(dateFormats, key, () => new Intl.DateTimeFormat(locale, options));
}

/** Joins words by "and" or by "or". British English has no comma before the last one. */
export function listFormat(
  locale: 'en' | 'en-GB',
  type: 'conjunction' | 'disjunction',
): Intl.ListFormat {
  return keep(listFormats, `${locale} ${type}`, () => new Intl.ListFormat(locale, { type }));
}

function keep<Format>(kept: Map<string, Format>, key: string, make: () => Format): Format {
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= MOST) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}
