import { IRREGULAR_VERBS } from '../../language/word-lists/verbs/irregular-verbs.ts';
import { isFunctionWord, splitWords, stemWord } from '../../language/words.ts';

const VERBS = new Map([...IRREGULAR_VERBS].map((pair) => pair.split(' ') as [string, string]));

const TO_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const TENS = 'thirty forty fifty sixty seventy eighty ninety';

const NUMBERS = new Map([
  ...TO_TWENTY.split(' ').map((word, at) => [word, String(at)] as const),
  ...TENS.split(' ').map((word, at) => [word, String(10 * (at + 3))] as const),
]);

/** Shares in words, and the same in percent. */
const SHARES: readonly [RegExp, string][] = [
  [/\bthree[ -]quarters\b/g, '75 percent'],
  [/\btwo[ -]thirds\b/g, '67 percent'],
  [/\b(?:a|one) quarter\b/g, '25 percent'],
  [/\b(?:a|one) third\b/g, '33 percent'],
  [/\b(?:a|one) fifth\b/g, '20 percent'],
  [/\b(?:a|one) tenth\b/g, '10 percent'],
  [/\bhalf\b/g, '50 percent'],
];

const HYPHEN = /(?<=\p{L})[-‐‑](?=\p{L})/gu;

/**
 * The words of an option that decide what it says, in one form for all inflections: "held" is
 * "hold", "largest" is "large", "seven" is "7", "half" and "50 percent" are "50percent". Where it has function words
 * alone, these.
 */
export function listDeciding(option: string): Set<string> {
  const shares = toFigures(option).replace(/(?<=\d)\s+percent\b/g, 'percent');
  const words = splitWords(shares.replace(HYPHEN, ''));
  const telling = words.filter((word) => NUMBERS.has(word) || !isFunctionWord(word));
  return new Set((telling.length > 0 ? telling : words).map(toForm));
}

/** The words of a passage in the same form; "non-verbal" stands for "nonverbal" too. */
export function listSaid(passage: string): Set<string> {
  const figures = toFigures(passage);
  const words = splitWords(figures.replace(HYPHEN, ' '));
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  return new Set([...words, ...pairs, ...splitWords(figures.replace(HYPHEN, ''))].map(toForm));
}

function toFigures(text: string): string {
  const plain = text.toLowerCase().replace(/(?<=\d)\s*%/g, ' percent');
  return SHARES.reduce((result, [share, figures]) => result.replace(share, figures), plain);
}

function toForm(word: string): string {
  const number = NUMBERS.get(word);
  if (number !== undefined) return number;
  const base = VERBS.get(word) ?? word.replace(/(?<=\p{L}{2})(\p{L})\1(?:er|est)$/u, '$1');
  return stemWord(base.replace(/(?<=\p{L}{3})(?:er|est)$/u, ''));
}
