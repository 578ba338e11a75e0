import { isTelling } from '../../facts/is-telling.ts';
import type { Term } from '../../facts/terms.ts';
import { isGeneral } from '../../language/is-general.ts';
import { isLiving } from '../../language/is-living.ts';
import { findPhrases, type Phrase } from '../../language/phrases.ts';
import { endsInPlural } from '../../language/plural.ts';
import type { Sentence } from '../../language/sentence.ts';
import { toTermId } from '../../language/term-id.ts';
import { VAGUE_TERMS } from '../../language/word-lists/vague-terms.ts';
import { contentStems, isFunctionWord, splitWords, stemWord } from '../../language/words.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { GapPassage } from './passages.ts';
import type { Teaching } from './teaching.ts';

/** A term of a passage that may be left out, and how well the passage determines it. */
export type GapWord = {
  /** As the sentence has it, but in lower case where only the sentence's start has a capital. */
  text: string;
  id: string;
  plural: boolean;
  proper: boolean;
  sentence: Sentence;
  /** Offsets into the sentence's text. */
  start: number;
  end: number;
  /** What the sentence says without it. */
  matter: string;
  /** How far what is said of it there is said of it alone, 0 to 1. */
  determined: number;
  /** How much the lesson is about it, 0 to 1. */
  weight: number;
  /** How many other terms of the lesson the sentence ties it to, up to 3, as a share. */
  ties: number;
  /** How near it is in meaning to what is said there, -1 to 1. */
  near: number;
};

const MOST_WORDS = 3;
const LEAST_RARITY = 7.5;
const MOST_TIES = 3;
/** From here on what is said of a name points to it, or to nothing else. */
const HINTS = 0.35;
const DETERMINES = 0.55;
const RARE = 10.8;
const DWELT_ON = 0.6;
/** So many letters in common are a root in common. */
const SAME_ROOT = 5;

/** Lists what may be left out of a passage. */
export function listGapWords(
  { sentences, text }: GapPassage,
  index: DocumentIndex,
  teaching: Teaching,
): GapWord[] {
  return sentences.flatMap((sentence, at) => {
    if (/^(?:for (?:example|instance)|such as|this|these)\b/i.test(sentence.text) && at > 0)
      return [];
    return wordsOf(sentence, index, teaching).filter((word) => isAlone(word, text, index));
  });
}

/** A sentence is in several passages. */
const wordsBySentence = new WeakMap<Sentence, GapWord[]>();

function wordsOf(sentence: Sentence, index: DocumentIndex, teaching: Teaching): GapWord[] {
  const known = wordsBySentence.get(sentence);
  if (known) return known;
  const words = findPhrases(sentence).flatMap(
    (phrase) => toGapWord(sentence, phrase, index, teaching) ?? [],
  );
  wordsBySentence.set(sentence, words);
  return words;
}

function toGapWord(
  sentence: Sentence,
  phrase: Phrase,
  index: DocumentIndex,
  teaching: Teaching,
): GapWord | null {
  const { analysis } = index;
  const id = toTermId(phrase.text);
  const term = analysis.termById.get(id);
  if (!id || !term || !isOfSubject(phrase.text, id, index, teaching)) return null;
  if (isListed(sentence, phrase) || isPartOfName(sentence, phrase)) return null;
  if (isQuality(sentence, phrase) || isDeed(sentence, phrase)) return null;
  if (isTailOfTerm(sentence, phrase, teaching)) return null;
  const type = phrase.proper ? analysis.nameTypes.get(id) : undefined;
  const start = sentence.tokens[phrase.from]?.start ?? 0;
  const end = sentence.tokens[phrase.to - 1]?.end ?? 0;
  const matter = `${sentence.text.slice(0, start)} ${sentence.text.slice(end)}`;
  const determined = teaching.determines(sentence, id);
  // Who or where, in a story, is told of many.
  if (!isSoundForm(phrase, determined, teaching.isTerm(id))) return null;
  const least = type === 'person' ? DETERMINES : type === undefined ? 0 : HINTS;
  if (determined < least && !(type !== 'person' && teaching.isTerm(id))) return null;
  const weight = teaching.weighTerm(id);
  if (isEveryday(phrase.text, determined, { weight, isTerm: teaching.isTerm(id) }, index))
    return null;
  // People of any kind could do what a sentence says of some.
  if (!phrase.proper && determined < DETERMINES && isPeople(phrase.text, index)) return null;
  return {
    text: phrase.initial ? spellInside(phrase.text, term) : phrase.text,
    id,
    plural: endsInPlural(phrase.text),
    proper: phrase.proper,
    sentence,
    start,
    end,
    matter,
    determined,
    weight,
    ties: countTies(sentence, id, teaching) / MOST_TIES,
    near: analysis.vectors.similarity(phrase.text, matter),
  };
}

function countTies(sentence: Sentence, id: string, teaching: Teaching): number {
  const others = new Set(findPhrases(sentence).map(({ text }) => toTermId(text)));
  others.delete(id);
  return Math.min(MOST_TIES, [...others].filter((other) => teaching.isTerm(other)).length);
}

/** The first word of a sentence has a capital, which a name keeps. */
function spellInside(text: string, { singular, several }: Term): string {
  const forms = [singular, several].flatMap((form) => form ?? []);
  return forms.find((form) => form.toLowerCase() === text.toLowerCase()) ?? text;
}

/** What is no term of the subject must at least be defined there; "coinciding" is no thing at all. */
function isSoundForm({ text, proper }: Phrase, determined: number, isTerm: boolean): boolean {
  if (isTerm || proper) return true;
  return determined >= HINTS && !/(?:ing|ed)$/.test(text);
}

/** A word that other texts use as well is left out where the lesson dwells on it, or defines it. */
function isEveryday(
  text: string,
  determined: number,
  { weight, isTerm }: { weight: number; isTerm: boolean },
  { analysis }: DocumentIndex,
): boolean {
  const words = splitWords(text);
  if (words.length > 1 || /^\p{Lu}/u.test(text)) return false;
  const isRare = analysis.vectors.rarityOf(words[0] ?? '') > RARE;
  return !isRare && determined < HINTS && (weight < DWELT_ON || !isTerm);
}

function isPeople(text: string, { analysis }: DocumentIndex): boolean {
  return analysis.categoriesOf(text)?.has('person') ?? isLiving(text);
}

/** A word that the lesson is about, and nothing that any text could have. */
function isOfSubject(text: string, id: string, index: DocumentIndex, teaching: Teaching): boolean {
  const { analysis } = index;
  const words = splitWords(text);
  if (words.length > MOST_WORDS || !/^[\p{L}][\p{L}’' -]*$/u.test(text)) return false;
  if (words.some((word) => VAGUE_TERMS.has(word) || isFunctionWord(word))) return false;
  const isKnown = teaching.isTerm(id);
  if (words.length === 1) {
    if (isGeneral(text)) return false;
    if (/^\p{Lu}/u.test(text)) return text.length > 2;
    if (analysis.vectors.rarityOf(words[0] ?? '') < LEAST_RARITY) return false;
    if (isKnown) return true;
  } else if (words.every((word) => isGeneral(word))) return false;
  const term = analysis.termById.get(id);
  return term !== undefined && (isKnown || (term.count >= 2 && isTelling(analysis, term)));
}

/** A member of a list could be any other member of it. */
function isListed({ tokens }: Sentence, { from, to }: Phrase): boolean {
  let before = from - 1;
  while (/^(?:DET|ADJ|NUM|ADV)$/.test(tokens[before]?.pos ?? '')) before -= 1;
  const [left, right] = [tokens[before]?.lower ?? '', tokens[to]?.lower ?? ''];
  const joins = /^(?:and|or|nor|&|\/|-|–|—)$/;
  if (joins.test(left) || joins.test(right)) return true;
  if (/^includ(?:e|es|ed|ing)$/.test(left)) return true;
  if (/^(?:like|as|namely)$/.test(left) && tokens[before - 1]?.lower !== 'known')
    return left !== 'as' || tokens[before - 1]?.lower === 'such';
  if (right !== ',') return false;
  const rest = tokens.slice(to + 1);
  const joined = rest.findIndex(({ lower }) => /^(?:and|or)$/.test(lower));
  const between = rest.slice(0, Math.max(0, joined));
  const goesOn = /^,?$/.test(left) || between.some(({ lower }) => lower === ',');
  return joined >= 0 && goesOn && !between.some(({ pos }) => /^(?:VERB|AUX)$/.test(pos));
}

/** What is said to be so is a quality, whatever the tagger says: "is comorbid with". */
function isQuality({ tokens }: Sentence, { from, to }: Phrase): boolean {
  let at = from - 1;
  while (tokens[at]?.pos === 'ADV') at -= 1;
  const [before, after] = [tokens[at]?.lower ?? '', tokens[to]?.lower ?? ''];
  return (
    /^(?:is|are|was|were|be|being|become|becomes)$/.test(before) &&
    /^(?:with|to|for|by)$/.test(after)
  );
}

/** Behind these words a verb stands, whatever the tagger says: "which repolarizes". */
function isDeed({ tokens }: Sentence, { from, text }: Phrase): boolean {
  const before = tokens[from - 1]?.lower ?? '';
  return (
    !text.includes(' ') &&
    /^(?:which|that|who|to|can|will|may|must|could|it|they|not)$/.test(before)
  );
}

/** "Saint _____'s Day", "the _____ Act" and "_____-like" need no knowledge but an ear. */
function isPartOfName(sentence: Sentence, { from, to, proper }: Phrase): boolean {
  const [before, after] = [sentence.tokens[from - 1], sentence.tokens[to]];
  if (/^(?:['’]s?|-|–|%|°)$/.test(after?.text ?? '') || /^[-–$]$/.test(before?.text ?? ''))
    return true;
  const isName = (text = '') => /^\p{Lu}/u.test(text);
  return (proper && isName(after?.text)) || (from > 1 && proper && isName(before?.text));
}

/** In "small intestine" the second word alone is another thing. */
function isTailOfTerm(sentence: Sentence, { from, text }: Phrase, teaching: Teaching): boolean {
  const before = sentence.tokens[from - 1];
  return before?.pos === 'ADJ' && teaching.isTerm(toTermId(`${before.text} ${text}`));
}

/** Nothing else in the passage gives it away: the word itself, its root, or another name of it. */
function isAlone(word: GapWord, text: string, { analysis }: DocumentIndex): boolean {
  const spoken = ` ${toTermId(text)} `;
  if (spoken.split(` ${word.id} `).length !== 2) return false;
  const own = splitWords(word.text).filter((part) => !isFunctionWord(part));
  const others = splitWords(text);
  for (const part of own) {
    const at = others.indexOf(part);
    if (at >= 0) others.splice(at, 1);
  }
  const ownStems = own.map(stemWord);
  const given = others.filter((other) => !isFunctionWord(other));
  if (given.some((other) => ownStems.some((stem) => shareRoot(stem, stemWord(other)))))
    return false;
  const names = analysis.glossary.synonymsOf(word.text.toLowerCase());
  return ![...names].some((name) => name.length > 3 && spoken.includes(` ${toTermId(name)} `));
}

export function shareRoot(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short)) return true;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return common >= SAME_ROOT && common >= short.length - 2;
}

/** Tells whether the heading or the title over a passage names the word. */
export function isNamedAbove(word: GapWord, title: string): boolean {
  const { heading } = word.sentence;
  return [title, heading ?? ''].some(
    (above) =>
      above !== '' &&
      (isSameThing(null, above, word.text) ||
        [...contentStems(word.text)].every((stem) => contentStems(above).has(stem))),
  );
}
