import { normaliseSpelling } from '../language/american-spelling.ts';
import { toUninflected } from '../language/uninflected.ts';
import { normaliseText, rememberPhrases, splitWords } from '../language/words.ts';
import type { Glossary } from '../subject/glossary.ts';

/**
 * Tells whether two phrases name one person or thing: an inflection, another spelling, initials, an
 * alias, a synonym, or one inside the other. Synonyms need a glossary.
 */
export function isSameThing(glossary: Glossary | null, a: string, b: string): boolean {
  const [left, right] = [toPlainPhrase(a), toPlainPhrase(b)];
  return (
    left.replaceAll(' ', '') === right.replaceAll(' ', '') ||
    includes(left, right) ||
    isAcronymOf(a, b) ||
    isAcronymOf(b, a) ||
    isSamePerson(a, b) ||
    (glossary !== null && differByASynonym(glossary, left, right))
  );
}

/** Tells whether a text has the words of a phrase side by side, in singular or plural. */
export function containsPhrase(text: string, phrase: string): boolean {
  const inside = toSpoken(phrase);
  return inside.length > 0 && ` ${toSpoken(text)} `.includes(` ${inside} `);
}

/** Turns "The marrow of the bone" into "bone marrow", and "haemoglobin" into "hemoglobin". */
const toPlainPhrase = rememberPhrases((phrase) => {
  const plain = phrase
    .replace(/\s*\([A-Z]{2,6}s?\)/g, '')
    .replace(/['’]s?(?=\s)/g, '')
    .replace(/^(?:the |an? )?(\S+) of (?:(?:the|an?) )?(\S+)$/i, '$2 $1')
    .replace(/\b(?:an?|the|itself|themselves)\b\s*/gi, '');
  return toSpoken(normaliseSpelling(plain)) || toSpoken(phrase);
});

/** Words in the singular, with a sign before a figure as one of them. */
const toSpoken = rememberPhrases((text) => {
  const signed = normaliseText(text)
    .replace(/-(?=\d)/g, ' minus ')
    .replace(/\+(?=\d)/g, ' plus ');
  return toUninflected(signed);
});

/** A list is more than each of its members. */
const LIST = /,|;|\b(?:and|or)\b/;

function includes(a: string, b: string): boolean {
  return !LIST.test(`${a} ${b}`) && (containsPhrase(a, b) || containsPhrase(b, a));
}

/** Matches "Enslaved persons" and "enslaved individuals", "motor neuron" and "motor nerve cell". */
function differByASynonym(glossary: Glossary, a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  const shorter = Math.min(left.length, right.length);
  let from = 0;
  while (from < shorter - 1 && left[from] === right[from]) from += 1;
  let end = 0;
  while (end < shorter - 1 - from && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [one, other] = [left, right].map((words) =>
    words.slice(from, words.length - end).join(' '),
  );
  return glossary.synonymsOf(one ?? '').has(other ?? '');
}

function isAcronymOf(short: string, long: string): boolean {
  if (!/^[A-Z]{2,6}s?$/.test(short)) return false;
  const words = splitWords(long).filter((word) => !/^(?:of|the|and|for|in|on)$/.test(word));
  return [words, splitWords(long)].some(
    (spoken) =>
      spoken.map((word) => word.charAt(0)).join('') === short.replace(/s$/, '').toLowerCase(),
  );
}

const NAME = /^(?:\p{Lu}[\p{L}'’-]*\.? )*\p{Lu}[\p{L}'’-]+$/u;

/** Matches "Edison", "T. Edison" and "Thomas A. Edison", unless given names differ. */
function isSamePerson(a: string, b: string): boolean {
  if (!NAME.test(a) || !NAME.test(b)) return false;
  const [left, right] = [splitWords(a), splitWords(b)];
  if (left.pop() !== right.pop()) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  let next = 0;
  for (const name of few) {
    const found = many.findIndex((other, at) => at >= next && isSameGiven(name, other));
    if (found < 0 || (next === 0 && found > 0)) return false;
    next = found + 1;
  }
  return few.some((name) => name.length > 1) || many.length > 0;
}

function isSameGiven(a: string, b: string): boolean {
  return a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
}
