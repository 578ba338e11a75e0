import { isTelling } from '../../../facts/is-telling.ts';
import { findMainClause, isPastForm, type Clause } from '../../../language/clause.ts';
import { findPhrases } from '../../../language/phrases.ts';
import type { Sentence } from '../../../language/sentence.ts';
import { toTermId } from '../../../language/term-id.ts';
import type { DocumentIndex } from '../../wrong-answers/document-index.ts';
import { tellsYear } from '../dates/years.ts';
import { countAcronyms } from '../passages.ts';
import type { Teaching } from '../teaching.ts';

const MOST_CHARACTERS = 220;
const MOST_WORDS = 32;
const EASY_TO_READ = 22;
const MOST_TERMS = 3;
/** A lesson that is less about every term of a sentence does not teach it for its own sake. */
const LEAST_WEIGHT = 0.35;
const MOST_NAMES = 4;
const FEWEST_TIMES = 3;
const OF_NO_SUBJECT = 0.5;

/** What teaches: a reason, a consequence, a difference, what something is or does. */
const TEACHES =
  /\b(?:because|causes?|caused|results? (?:in|from)|leads? to|led to|due to|prevents?|whereas|unlike|rather than|instead of|called|known as|refers? to|defined as|consists? of|composed of|made (?:up )?of|occurs? when|means that|produces?|converts?|secretes?|regulates?|controls?|protects?|established|abolished|founded|invented|banned|created|responsible for|depends? on|requires?|increas\w+|decreas\w+|reduc\w+|than|most|only|every|all)\b/i;

/** An opinion, a guess, praise, one case of many, what only its figure or its story makes known. */
const NOT_TAUGHT = new RegExp(
  [
    String.raw`\b(?:may|might|could|would|should|must|will|perhaps|possibly|probably|likely|tend(?:s|ed)? to)\b`,
    String.raw`\b(?:seem|appear|believe|think|thought|argue|suggest|claim|imagine|consider|discuss|suppose)(?:s|d|ed)?\b`,
    String.raw`\b(?:unfortunately|fortunately|surprisingly|interesting(?:ly)?|remarkabl[ey]|beautiful|amazing|famous(?:ly)?)\b`,
    String.raw`\b(?:testament|of course|importan(?:t|ce)|essential|crucial|vital|key|challeng\w+|useful|worth|critics?)\b`,
    String.raw`\b(?:some|certain|various|several|many|a number of|a few|a lot|great deal|one of|such(?! as)|another|other)\b`,
    String.raw`\b(?:today|recent(?:ly)?|now|currently|to date|so far|then|same time)\b`,
    String.raw`\b(?:estimated?s?|approximately|about \d|nearly|almost|percent|million|billion|dollars?|per cent)\b`,
    String.raw`\b(?:example|survey|study|studies|experiment|participants?|assum\w+|let|let['’]s|model|described?)\b`,
    String.raw`\b(?:researchers?|scientists|historians|economists|sociologists|psychologists|scholars)\b`,
    String.raw`\b(?:however|furthermore|moreover|instead|therefore|thus|hence|somewhat|so that|such that|when it comes)\b`,
    String.raw`\b(?:diagram|figure|photographs?|images?|topics?|edition|chapters?|textbook|courses?|instructors?)\b`,
    String.raw`\b(?:we|our|us|the (?:probe|team|group|author))\b`,
    String.raw`\bthe (?:continent|country|region|empire|colony|island|nation|object|device|state|city)\b(?! of| that| where)`,
    String.raw`[$€£%]|\d{1,3},\d{3}`,
  ].join('|'),
  'iu',
);
/** A sign of a curve, a figure or a formula: "the demand curve DMarket", "the symbols n1 and n2". */
const SIGN = /\b(?:\p{Lu}{2,}\p{Ll}{2,}|\p{Ll}\d|symbols?\b)/u;

const ARTICLE = /^(?:an?|the)$/;

/**
 * Whether a statement is of something that is taught under its own name. "The hormone decreases …", "The
 * constant control of the media became …" and "Jesse received …" mean nothing without their text, as
 * readers found of most others.
 */
function isOfTaughtTerm(
  { sentence: { tokens }, subject }: Clause,
  { analysis }: DocumentIndex,
  teaching: Teaching,
): boolean {
  const named = tokens.slice(subject.from, subject.to);
  const [first] = named;
  const words = first && ARTICLE.test(first.lower) ? named.slice(1) : named;
  // "The hormone" is one of those that were spoken of.
  if (first?.lower === 'the' && words.length < 2) return false;
  const id = toTermId(words.map(({ text }) => text).join(' '));
  return analysis.definedIds.has(id) || teaching.isTerm(id);
}

/** What the lesson comes back to, though no other source has it as a term: "steamboats". */
function isDweltOn(id: string, { analysis }: DocumentIndex): boolean {
  const term = analysis.termById.get(id);
  return term !== undefined && term.count >= FEWEST_TIMES && isTelling(analysis, term);
}

/**
 * How worth knowing a sentence is that is told as a statement, 0 to about 1; null for one that is
 * too long, or of nothing that the lesson is about.
 */
export function weighStatement(
  sentence: Sentence,
  index: DocumentIndex,
  teaching: Teaching,
): number | null {
  const { text } = sentence;
  const words = text.split(/\s+/).length;
  if (
    text.length > MOST_CHARACTERS ||
    words > MOST_WORDS ||
    NOT_TAUGHT.test(text) ||
    SIGN.test(text)
  )
    return null;
  const phrases = findPhrases(sentence);
  const ids = [...new Set(phrases.map((phrase) => toTermId(phrase.text)))];
  const terms = ids.filter((id) => teaching.isTerm(id) || isDweltOn(id, index));
  const weight = Math.max(
    0,
    ...terms.map((id) => (teaching.isTerm(id) ? teaching.weighTerm(id) : OF_NO_SUBJECT)),
  );
  if (weight < LEAST_WEIGHT) return null;
  const clause = findMainClause(sentence);
  if (!clause) return null;
  const verb = sentence.tokens[clause.verb];
  const isPast =
    verb !== undefined && (/^(?:was|were|had|did)$/.test(verb.lower) || isPastForm(verb));
  // What happened is told with its year.
  if (isPast ? !tellsYear(sentence) : !isOfTaughtTerm(clause, index, teaching)) return null;
  const names = phrases.filter(({ proper }) => proper);
  if (names.length > MOST_NAMES) return null;
  return (
    0.15 +
    0.3 * weight +
    0.09 * Math.min(MOST_TERMS, terms.length) +
    (TEACHES.test(text) ? 0.12 : 0) +
    (isPast ? 0 : 0.06) -
    0.01 * Math.max(0, words - EASY_TO_READ) -
    0.08 * countAcronyms(text)
  );
}
