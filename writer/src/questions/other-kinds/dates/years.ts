import type { Sentence, Token } from '../../../language/sentence.ts';
import type { DocumentIndex } from '../../wrong-answers/document-index.ts';

const YEAR = /^(?:1\d|20)\d\d$/;
const MOST_SPARES = 3;
/** Years further apart are told apart without knowing what happened. */
const MOST_APART = 40;

/** Whether a sentence tells when it was, at least to the year. */
export function tellsYear({ tokens }: Sentence): boolean {
  return tokens.some(({ text }) => YEAR.test(text));
}

/** The only date of a sentence, where it stands as one: "in 1862". */
export function yearOf({ tokens, text }: Sentence): Token | null {
  const at = tokens.findIndex((token) => YEAR.test(token.text));
  const year = tokens[at];
  if (!year || (text.match(/\d+/g) ?? []).length > 1) return null;
  return /^(?:in|by|until|since)$/.test(tokens[at - 1]?.lower ?? '') ? year : null;
}

const yearsOf = new WeakMap<DocumentIndex, readonly number[]>();

function listYears(index: DocumentIndex): readonly number[] {
  const known = yearsOf.get(index);
  if (known) return known;
  const years = new Set<number>();
  for (const { tokens } of index.analysis.sentences)
    for (const { text } of tokens) if (YEAR.test(text)) years.add(Number(text));
  const listed = [...years].sort((a, b) => a - b);
  yearsOf.set(index, listed);
  return listed;
}

/** The document's other years, the nearest first. */
export function listYearSpares(year: string, passage: string, index: DocumentIndex): string[] {
  const own = Number(year);
  return listYears(index)
    .filter((other) => other !== own && Math.abs(other - own) <= MOST_APART)
    .filter((other) => !passage.includes(String(other)))
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b)
    .slice(0, MOST_SPARES)
    .map(String);
}
