import { stemmer } from 'stemmer';

/** Words that carry grammar rather than subject matter. */
const FUNCTION_WORDS = new Set(
  `a about above according across after again against all almost along already also although always am among an and
  another any are around as at away back be became because become becomes been before behind being below between both
  but by came can cannot come could did do does doing done down during each either else enough especially even ever
  every few first for from further gave get give given go goes had has have having he her here hers him his how however
  i if in instead into is it its itself just kind known large later less let like likely long made mainly make makes
  making many may me might more most much must my near nearly neither never next no nor not now of off often on once
  one only onto or other others our out over own part per perhaps quite rather really same second see several she
  should since so some something sometimes soon still such take taken text than that the their them themselves then
  there therefore these they thing things this those though three through throughout thus to together too toward
  towards true two under until up upon us use used using usually very was way we well were what when where whether
  which while who whom whose why will with within without would yet you your best correct describe describes means
  named statement statements term terms called year`.split(/\s+/),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase());
}

/** Words and numbers of a text, lower case; "sodium-potassium" is two, "don't" is one. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
  );
}

const stems = new Map<string, string>();
const MAX_REMEMBERED_STEMS = 50_000;

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_REMEMBERED_STEMS) stems.clear();
  const stem = stemmer(word.replace(/['’]s?$/, ''));
  stems.set(word, stem);
  return stem;
}

/** Stems of the words that carry meaning, each once. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stemOf),
  );
}

/** Share of the smaller set that the two have in common; 0 when either is empty. */
export function overlapShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const item of small) if (large.has(item)) shared += 1;
  return shared / small.size;
}

/** The form in which two spellings of the same passage are equal. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[‘’‛′`]/g, "'")
    .replace(/[“”„″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

export function capitalise(text: string): string {
  return text.replace(
    /^([“"‘'(]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}
