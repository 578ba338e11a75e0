import { findPhrases } from '../../../language/phrases.ts';
import type { Sentence, Token } from '../../../language/sentence.ts';
import { toTermId } from '../../../language/term-id.ts';
import type { DocumentIndex } from '../../wrong-answers/document-index.ts';
import type { GapWord } from '../gap-words.ts';
import type { Teaching } from '../teaching.ts';

const YEAR = /^(?:1\d|20)\d\d$/;
/** A text with fewer dates is no history, so that none of them matters. */
const FEWEST_YEARS = 5;
const DETERMINED = 0.6;
const MOST_SPARES = 3;
/** Years further apart are told apart without knowing what happened. */
const MOST_APART = 40;

/** The only date of a sentence, where it stands as one: "in 1862". */
export function yearOf({ tokens, text }: Sentence): Token | null {
  const at = tokens.findIndex((token) => YEAR.test(token.text));
  const year = tokens[at];
  if (!year || (text.match(/\d+/g) ?? []).length > 1) return null;
  return /^(?:in|by|until|since)$/.test(tokens[at - 1]?.lower ?? '') ? year : null;
}

/** The year of an event that the text names, where its sentence has one date alone. */
export function listYearWords(
  sentence: Sentence,
  index: DocumentIndex,
  teaching: Teaching,
): GapWord[] {
  const { text } = sentence;
  const token = yearOf(sentence);
  if (!token) return [];
  if (listYears(index).length < FEWEST_YEARS) return [];
  const named = findPhrases(sentence).filter(
    ({ text: name, proper }) => proper && isEvent(toTermId(name), index, teaching),
  );
  if (named.length === 0) return [];
  return [
    {
      ...{ text: token.text, id: token.text, plural: false, proper: false, sentence },
      ...{ start: token.start, end: token.end, determined: DETERMINED, near: 0 },
      matter: text.slice(0, token.start) + text.slice(token.end),
      weight: Math.max(...named.map(({ text: name }) => teaching.weighTerm(toTermId(name)))),
      ties: Math.min(1, named.length / 2),
    },
  ];
}

/** A law, a war or another thing with a date, and no person or place, which have many. */
function isEvent(id: string, { analysis }: DocumentIndex, teaching: Teaching): boolean {
  const type = analysis.nameTypes.get(id);
  return type === 'law' || (teaching.isTerm(id) && type !== 'person' && type !== 'place');
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

export function isYear({ text }: Pick<GapWord, 'text'>): boolean {
  return YEAR.test(text);
}
