import { isPluralWord } from './plural.ts';
import { dropOpener, type Token } from './sentence.ts';
import { BACK_POINTERS } from './word-lists/openers/back-pointers.ts';
import { READER_COMMANDS } from './word-lists/verbs/reader-commands.ts';
import { READER_VERB_STEMS } from './word-lists/verbs/reader-verb-stems.ts';
import { READER_VERBS } from './word-lists/verbs/reader-verbs.ts';
import { oneOf, opensWithOneOf } from './word-lists/word-set.ts';

const MIN_WORDS = 6;
const MAX_WORDS = 55;

/** Matches "Some are…" and "Each of these…", a quantity of something said before. */
const BARE_QUANTITY =
  /^(?:both|some|many|most|several|one|two|each|all) (?:of(?! the most)|are|is|were|was|have|has|had|can|may|will|do|did|believe|say|argue|such|these|those)\b/i;

/** Accepts a complete statement of ordinary length that does not address the reader. */
export function isAskable(text: string, tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.pos !== 'PUNCT' && token.pos !== 'SYM').length;
  if (words < MIN_WORDS || words > MAX_WORDS) return false;
  if (/^\d+\p{L}/u.test(text)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || !/\.$/.test(text)) return false;
  // "Notice the coils…" addresses the reader.
  if (tokens[0]?.pos === 'VERB' && !/(?:ing|ed)$/.test(tokens[0].lower)) return false;
  if (opensWithOneOf(READER_COMMANDS, text)) return false;
  if (/["“”]/.test(text) && !hasClosedQuotes(text)) return false;
  // A reference in brackets was removed: "as shown in, the…".
  if (/\b(?:in|see|from|to|by|of|and|is|than|the|a)\s?[,.;]/i.test(text)) return false;
  return !/\bstudents? (?:is|are|will be) (?:expected|able)\b|\b(?:the|have|help|inform|ask|tell) students?\b|\bstudents? knows?\b|^students should\b/i.test(
    text,
  );
}

/** "For instance, they show …" refers back as much as "They show …". */
export function pointsBack(text: string): boolean {
  const statement = dropOpener(text);
  return opensWithOneOf(BACK_POINTERS, statement) || BARE_QUANTITY.test(statement);
}

/** The author guides the reader: "we will see", "recall that", "in this chapter". */
const SPEAKS_TO_READER = [
  new RegExp(
    String.raw`\b(?:we|you)(?:['’](?:ll|ve|re|d))? (?:(?:will|can|have|shall|may|must|should|might|now|also|already|just|could|would|then|often|first) )*(?:${oneOf(READER_VERBS)}|${oneOf(READER_VERB_STEMS)}\w*)\b`,
    'i',
  ),
  /\b(?:i|my|me|let['’]s|let us|help us|tells? us|gives? us|allows? us|shows? us|dear|yours?)\b/i,
];

/** What was said before, as a sentence in the middle of a passage may point to. */
const POINTS_BACK_INSIDE = [
  /\b(?:previous(?:ly)?|aforementioned|former|latter|this|these|those(?! (?:of|who|that|in|with|from|whose|which)\b)|such an?)\b/iu,
  /\b(?:that (?:same|year|time|day|way|case|point|kind|type|place|moment|period)|the same (?:year|time|way|day|period))\b/iu,
];

/** References to another place in the text. */
const POINTS_ELSEWHERE = [
  /\b(?:textbook|following|as follows|earlier in)\b/iu,
  /\b(?:above|below)(?=[,.;)]| in\b)/iu,
  // References such as "Figure 3" and "in the next chapter".
  /\b(?:figures?|tables?|fig|chapters?|sections?|lessons?|appendix|equations?|examples?)\.? [\d(]/iu,
  /\b(?:the|next|last|each|in) (?:figures?|tables?|chapters?|sections?|lessons?|page|equations?|examples?|problem)\b/iu,
  /\b(?:the|a|an) (?:diagrams?|graphs?|photos?|photographs?|pictures?|drawings?|images?|maps?) (?:shows?|depicts?|illustrates?|is|are|below|above)\b/iu,
  // Links, formulas and numbers of notes.
  /\b(?:ref|link|http|www)\b|[=<>|@#^~{}\\↵∗†‡§˘]|(?<!_)_(?!_)|\p{Ll}{3}\d\b/iu,
];

/** Tells whether question and answer are clear without the text around their sentence. */
export function standsAlone(stem: string, key: string): boolean {
  const text = `${stem.replace(/\bwhich (?:of these(?: statements)?|statement)\b/gi, 'which')} ${key}`;
  return (
    !speaksOfText(text) &&
    !POINTS_BACK_INSIDE.some((pattern) => pattern.test(text)) &&
    !hasLoosePronoun(stem)
  );
}

/** Tells whether a text guides its reader, or needs a figure, a list or a note. */
export function speaksOfText(text: string): boolean {
  return [...SPEAKS_TO_READER, ...POINTS_ELSEWHERE].some((pattern) => pattern.test(text));
}

/** Finds "he" without a name before it, or "they" without a plural. */
export function hasLoosePronoun(stem: string): boolean {
  const he = /\b(?:he|she|him|his|her|hers)\b/.exec(stem);
  if (he && !/^who\b|, who\b/i.test(stem) && !/\S\s+\p{Lu}\p{Ll}/u.test(stem.slice(0, he.index)))
    return true;
  const they = /\b(?:they|them|their|theirs)\b/.exec(stem);
  if (!they) return false;
  const before = stem.slice(0, they.index).split(/[^\p{L}’'-]+/u);
  return !before.some(
    (word) =>
      isPluralWord(word) || /^(?:and|are|were|have|do|who|each|everyone|people)$/.test(word),
  );
}

function hasClosedQuotes(text: string): boolean {
  const opened = (text.match(/“/g) ?? []).length;
  const closed = (text.match(/”/g) ?? []).length;
  const plain = (text.match(/"/g) ?? []).length;
  return opened === closed && plain % 2 === 0;
}
