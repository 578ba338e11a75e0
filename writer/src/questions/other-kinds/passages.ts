import type { Analysis } from '../../facts/analysis.ts';
import { isTelling } from '../../facts/is-telling.ts';
import { isLooseReference } from '../../facts/loose-reference.ts';
import { findMainClause } from '../../language/clause.ts';
import { findPhrases } from '../../language/phrases.ts';
import { isConnective, type Sentence } from '../../language/sentence.ts';
import { hasLoosePronoun, pointsBack, speaksOfText, standsAlone } from '../../language/standing.ts';
import { toTermId } from '../../language/term-id.ts';

/** One to three neighbouring whole sentences that can be understood without what is around them. */
export type GapPassage = { sentences: readonly Sentence[]; text: string };

const FEWEST_WORDS = 9;
const MOST_WORDS = 60;
const MOST_SENTENCES = 3;
/** A question has 600 characters, of which gaps take a few. */
const MOST_CHARACTERS = 560;

/** Openers that say when or how often, and of nothing that was said before. */
const FREE_OPENER =
  /^(?:today|often|usually|typically|traditionally|historically|in general|generally|over time|on average|in theory|in practice|in most cases|in many cases)$/i;

/** The reader is spoken to, or somebody speaks. */
const SPOKEN = /\b(?:you|your|yours|yourself|i|my|me)\b|["“”][^"“”]{25,}["“”]|[?!:]/i;

/** An example, a comparison or a step of something that began before. */
const MID_STORY =
  /^(?:for (?:example|instance)|suppose|imagine|consider|say|another|other|the (?:other|latter|former|next|last|rest|result|answer|question|example|above|authors?|study|studies|researchers?|participants?|experiment|difference|following|(?:first|second|third)(?! law))|such|as an? (?:additional|added|final|further)|an? (?:second|third|fourth|further|final|related|similar|additional|ongoing)|more|even|yet|step|method|part|figure|table)\b/i;

const MID_ARGUMENT =
  /\b(?:for (?:example|instance)|in other words|on the (?:one|other) hand|that is,|as (?:mentioned|noted|described|discussed|shown|seen)|mentioned|discussed|see|shown (?:in|here)|here|again|likewise|similarly|too,|as well\.|also(?! (?:known|called|referred|termed|named)))\b/i;

/**
 * Lists every passage. Each sentence begins at most three; one that begins with a pronoun is a passage
 * with the pronoun's noun in its place.
 */
export function listPassages(analysis: Analysis): GapPassage[] {
  const { sentences } = analysis;
  const resolved = analysis.clauses
    .map(({ sentence }) => sentence)
    .filter((sentence) => sentence.restsOnTwo && mayOpen(analysis, sentence))
    .flatMap((sentence) => toPassage([sentence]) ?? []);
  const whole = sentences.flatMap((sentence, at) => {
    const first = dropTie(sentence);
    if (!mayOpen(analysis, first)) return [];
    const passages: GapPassage[] = [];
    let taken = [first];
    for (;;) {
      const passage = toPassage(taken);
      if (passage) passages.push(passage);
      const next = sentences[at + taken.length];
      if (taken.length >= MOST_SENTENCES || !next || !mayFollow(first, next)) return passages;
      taken = [...taken, next];
    }
  });
  return [...whole, ...resolved];
}

/** The numbers of all sentences that a passage shows or rests on. */
export function placesOf({ sentences }: GapPassage): number[] {
  return sentences.flatMap(({ index, restsOnTwo }) => (restsOnTwo ? [index - 1, index] : [index]));
}

function toPassage(sentences: readonly Sentence[]): GapPassage | null {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const words = text.split(/\s+/).length;
  const fits = words >= FEWEST_WORDS && words <= MOST_WORDS && text.length <= MOST_CHARACTERS;
  // "A person … their" is as clear as "people … their".
  const isLoose = hasLoosePronoun(text.replace(/\b(?:person|individual)\b/g, 'people'));
  return fits && !isLoose ? { sentences, text } : null;
}

function mayOpen(analysis: Analysis, sentence: Sentence): boolean {
  const { text, restsOnTwo } = sentence;
  if (!isPlain(sentence) || pointsBack(text) || !standsAlone(text, '')) return false;
  if (MID_STORY.test(text) || MID_ARGUMENT.test(text)) return false;
  // What was tied to the sentence before often points to it as well.
  if (text !== analysis.sentences[sentence.index]?.text && !restsOnTwo && POINTS.test(text))
    return false;
  if (KNOWN_FROM_BEFORE.test(text)) return false;
  const clause = findMainClause(sentence);
  return clause ? !isLooseReference(analysis, clause) : !mayHangLoose(analysis, sentence);
}

/** Something of which the text has told before which one it is. */
const KNOWN_FROM_BEFORE =
  /\bthe (?:organization|company|bank|group|program|event|incident|movement|project|agency|committee|party|army|book|man|woman|men|women|couple|city|town|measure|bill|case|ruling|colony|war|battle|treaty|election|experiment|study|patient|top|bottom|left|right)\b(?!['’-]|,? (?:of|that|which|who|whose|in|to|for|between|against|on|side|\p{Lu}))/u;

const POINTS = /\b(?:it|its|he|she|his|her|him|they|them|their)\b/i;

/** The words before which a sentence whose clause is not understood must name what it is about. */
const OPENING_WORDS = 9;

/** "The decision, however it came, …" and "In its wake it …" refer to something before. */
function mayHangLoose(analysis: Analysis, sentence: Sentence): boolean {
  const opening = sentence.text.split(/\s+/).slice(0, OPENING_WORDS).join(' ');
  if (/\b(?:it|its|he|she|his|her|they|them|their|one|do|did|does|so)\b/i.test(opening))
    return true;
  if (!/^the\b/i.test(opening)) return false;
  const [subject] = findPhrases(sentence);
  const term = subject && analysis.termById.get(toTermId(subject.text));
  return !term || !(term.proper || isTelling(analysis, term));
}

/** "However, the law forbids it" and "But the law forbids it" are told as "The law forbids it". */
function dropTie(sentence: Sentence): Sentence {
  const { text, tokens } = sentence;
  const [, opener] = /^([^,]{3,24}),\s/.exec(text) ?? [];
  const length = /^(?:And|But|Yet|So)\s(?!that\b)/.test(text)
    ? text.indexOf(' ') + 1
    : opener && isConnective(opener) && !FREE_OPENER.test(opener)
      ? opener.length + 2
      : 0;
  if (length === 0) return sentence;
  const rest = text.slice(length);
  return {
    ...sentence,
    text: rest.charAt(0).toUpperCase() + rest.slice(1),
    tokens: tokens
      .filter(({ start }) => start >= length)
      .map((token) => ({ ...token, start: token.start - length, end: token.end - length })),
  };
}

function mayFollow(first: Sentence, next: Sentence): boolean {
  return (
    next.paragraph === first.paragraph &&
    isPlain(next) &&
    !/^(?:first|second|third|finally|lastly|another|for (?:example|instance))\b/i.test(next.text)
  );
}

/** The number of a figure was lost: "the graph in is a curve". */
const LOST_REFERENCE =
  /\b(?:in|see|from|by|of|as|with|and|the|a|than) (?:is|are|was|were|shows?|has|have)\b|\bas shows\b|^(?:since|if|because|when|while|as|from|for|thus),|\b(?:on|at|to) the (?:right|left)\b(?! (?:side|of|and|half))/i;

/** A statement that speaks to nobody and needs nothing but words. */
function isPlain({ askable, text }: Sentence): boolean {
  return (
    askable &&
    !/\betc\b/.test(text) &&
    !SPOKEN.test(text) &&
    !LOST_REFERENCE.test(text) &&
    !speaksOfText(text) &&
    !/[[\]()/*]/.test(text)
  );
}

/** Short names that a lesson has to explain, which a passage of it seldom does. */
export function countAcronyms(text: string): number {
  const known = /^(?:DNA|RNA|ATP|US|USA|UK|UN|EU|NATO|CEO|TV|AIDS|HIV|NASA|GDP)$/;
  const found = text.match(/(?<![\p{L}\d])\p{Lu}{2,5}s?(?![\p{L}\d])/gu) ?? [];
  return new Set(found.filter((name) => !known.test(name) && !/^[IVX]+$/.test(name))).size;
}
