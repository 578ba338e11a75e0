import { isGeneral } from '../language/is-general.ts';
import type { Grounds } from '../language/sentence.ts';
import { pointsBack } from '../language/standing.ts';
import { contentStems, isFunctionWord } from '../language/words.ts';

export type Definition = {
  term: string;
  id: string;
  plural: boolean;
  /** The article that the text gives it; null where it has none. */
  article: 'a' | 'an' | 'the' | null;
  /** A noun phrase: "the movement of water through a membrane". */
  meaning: string;
  sentence: Grounds;
  /** How sure the pattern is, 0 to 1. */
  certainty: number;
};

const MENTIONS_READER =
  /\b(?:we|us|our|you|your|this|these|those|i|my|above|below|figure|chapter|section)\b|\[/i;

/** "the widest portion and tapers into…": a second statement has been joined on. */
const SECOND_VERB =
  /^(?:(?!\b(?:that|which|who)\b).)* and \p{L}+s (?:\p{L}+ly|into|in|from|to|the|an?|by|on)\b/u;

/** Openings that tell how a thing stands among others, not what it is. */
const EMPTY_MEANING = [
  /^(?:more|most|less|least|not|one of|part of)\b/i,
  /^an? (?:example|part|result|case|good|great|common|important|key|major|way|lot|matter)\b/i,
  /^the (?:most|same|only|first|second|last|result|case|reason|best|main|one|key|subject|focus)\b/i,
];

const MIN_MEANING_WORDS = 4;
const MAX_MEANING_WORDS = 24;

/** A term worth asking for, and a meaning that stands without the sentence around it. */
export function isSound(definition: Definition): boolean {
  const { term, meaning } = definition;
  const words = meaning.split(/\s+/);
  const termWords = term.split(/\s+/);
  if (words.length < MIN_MEANING_WORDS || words.length > MAX_MEANING_WORDS || termWords.length > 5)
    return false;
  if (termWords.length === 1 && (isGeneral(term) || isFunctionWord(term) || term.length < 3))
    return false;
  if (
    pointsBack(term) ||
    (isGeneral(termWords.at(-1) ?? '') && !/^\p{Lu}/u.test(term) && termWords.every(isGeneral))
  )
    return false;
  if (!/^[\p{L}\d][\p{L}\d’' -]*$/u.test(term)) return false;
  if (EMPTY_MEANING.some((pattern) => pattern.test(meaning))) return false;
  if (/\b(?:they|he|she|his|her|him)\b/i.test(meaning.split(' ').slice(0, 6).join(' ')))
    return false;
  if (
    /^(?:example|result|outcome|reason|cause|purpose|goal|aim|effect|problem|number|part|type|kind|late|early)\b/i.test(
      term,
    ) ||
    /\b(?:such|century|years?|time|example)\b/i.test(term)
  )
    return false;
  if (/[“”"]/.test(meaning) && (meaning.match(/[“”"]/g)?.length ?? 0) % 2 === 1) return false;
  if (MENTIONS_READER.test(meaning)) return false;
  if (/\s(?:of|in|for|to|and|or)\s/.test(term) && !/^\p{Lu}/u.test(term)) return false;
  if (
    /[—–;:]/.test(meaning) ||
    /^(?:that|who|which)\b|\b(?:which|that|of|the)$/.test(meaning) ||
    SECOND_VERB.test(meaning)
  )
    return false;
  const own = contentStems(term);
  return ![...contentStems(meaning)].some((stem) => own.has(stem));
}

/** "a process that", "the movement of": names a kind of thing, not one event. */
export function startsWithGenus(text: string): boolean {
  return /^(?:(?:a|an|the|any)\s)?(?:[\p{L}-]+\s){1,4}?(?:that|which|who|of|for|in which|whose|used|made|formed|found|with|between|designed|caused)\b/u.test(
    text,
  );
}

export function readArticle(word: string | undefined): Definition['article'] {
  return word === 'a' || word === 'an' || word === 'the' ? word : null;
}
