import { isGeneral } from '../../language/is-general.ts';
import type { Grounds } from '../../language/sentence.ts';
import { pointsBack } from '../../language/standing.ts';
import { contentStems, isFunctionWord } from '../../language/words.ts';

/**
 * How the text links a term and its meaning: "T is the…", "the … is called T", "T, a…,", "T refers
 * to…", "T occurs when…", "T means that…", "in T, …", "T involves…", "T does…", a glossary line.
 */
export type Relation =
  | 'is'
  | 'called'
  | 'apposition'
  | 'refers'
  | 'occurs'
  | 'means'
  | 'within'
  | 'involves'
  | 'does'
  | 'glossary';

export type Definition = {
  term: string;
  id: string;
  plural: boolean;
  /** The article in the text; null when there is none. */
  article: 'a' | 'an' | 'the' | null;
  /**
   * A noun phrase ("the movement of water through a membrane"); a clause after "occurs", "means"
   * and "within", a predicate after "does" ("tethers the tongue to the floor of the mouth").
   */
  meaning: string;
  relation: Relation;
  sentence: Grounds;
};

const MENTIONS_READER = /\b(?:us|our|this|these|i|my|above|below|figure|chapter|section)\b|\[/i;

/** Matches "the widest portion and tapers into…", to which a second statement is joined. */
const SECOND_VERB =
  /^(?:(?!\b(?:that|which|who)\b).)* and \p{L}+s (?:\p{L}+ly|into|in|from|to|the|an?|by|on)\b/u;

/** Openings that compare a thing with others instead of saying what it is. */
const EMPTY_MEANING = [
  /^(?:more|most|less|least|not|one of|part of|another|some|only|also|probably|perhaps|what|why|how|where|as|like|in|on|at|to|from|for|about)\b/i,
  /^an? (?:example|part|result|case|good|great|common|important|key|major|crucial|critical|useful|powerful|popular|famous|familiar|new|way to|lot|matter|little|few|bit|number|problem|issue|challenge|reason)\b/i,
  /^the (?:most|same|only|first|second|third|next|last|result|case|reason|best|main|one|ones|key|subject|focus|answer|opposite|following|latter|former|topic|basis|number one|case)\b/i,
];
const EMPTY_TERM =
  /^(?:example|result|outcome|reason|cause|purpose|goal|aim|effect|problem|number|part|type|kind|late|early|today|here|there|everything|nothing|something|someone|anyone|people|others|many|most|some|all|each|both|several|such)\b|\b(?:such|century|years?|time|example|thing|things|way|ways)\b/i;

/** Relations followed by a clause instead of a noun phrase. */
const SAYS_MORE: ReadonlySet<Relation> = new Set(['occurs', 'does', 'means', 'within']);

const MIN_MEANING_WORDS = 4;
const MAX_MEANING_WORDS = 28;

/** Tells whether a term is worth asking for, and its meaning clear by itself. */
export function isSound(definition: Definition): boolean {
  return isSoundTerm(definition.term) && isSoundMeaning(definition);
}

function isSoundTerm(term: string): boolean {
  const words = term.split(/\s+/);
  if (words.length > 4 || term.length < 3 || !/^[\p{L}][\p{L}\d’' -]*$/u.test(term)) return false;
  if (words.length === 1 && (isGeneral(term) || isFunctionWord(term))) return false;
  if (pointsBack(term) || EMPTY_TERM.test(term)) return false;
  return /^\p{Lu}/u.test(term) || !words.every(isGeneral);
}

function isSoundMeaning({ term, meaning, relation }: Definition): boolean {
  const words = meaning.split(/\s+/);
  if (words.length < MIN_MEANING_WORDS || words.length > MAX_MEANING_WORDS) return false;
  if (!SAYS_MORE.has(relation) && EMPTY_MEANING.some((pattern) => pattern.test(meaning)))
    return false;
  if (/\b(?:they|it|he|she|his|her|him|its|their)\b/i.test(words.slice(0, 3).join(' ')))
    return false;
  if (/["“”]/.test(meaning) || MENTIONS_READER.test(meaning) || /[—–;:=<>]/.test(meaning))
    return false;
  if (
    /^(?:that|who|which)\b|\b(?:which|that|of|the|a|an|and|or|in|to|by|with|as|is|are)$/i.test(
      meaning,
    ) ||
    SECOND_VERB.test(meaning)
  )
    return false;
  const own = contentStems(term);
  const told = contentStems(meaning);
  const shared = [...own].filter((stem) => told.has(stem)).length;
  // "A market economy is an economy…" hardly says anything new.
  return told.size - shared >= 3 && shared <= own.size / 2;
}

export function readArticle(word: string | undefined): Definition['article'] {
  return word === 'a' || word === 'an' || word === 'the' ? word : null;
}
