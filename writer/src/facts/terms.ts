import pluralize from 'pluralize';
import { normaliseText, stemOf, wordsOf } from '../language/words.ts';
import { GENERAL_WORDS } from '../language/general-words.ts';
import { isPluralWord, nounPhraseEnd } from '../language/noun-phrase.ts';
import type { Sentence, Token } from '../language/sentence.ts';

/** A phrase of the subject, with what is known of it from the whole document. */
export type Term = {
  id: string;
  /** As the document most often spells it inside a sentence. */
  text: string;
  words: number;
  plural: boolean;
  /** As the document writes it of one and of several; null where it has only the other. */
  singular: string | null;
  several: string | null;
  /** A name: capitalised wherever it stands. */
  proper: boolean;
  count: number;
  /** Sentences that mention it. */
  sentences: number[];
  score: number;
};

const SKIPPED_OPENERS =
  /^(?:the|a|an|its|their|his|her|this|that|these|those|each|every|some|any|no|all|both|many|most|more|few|several|other|another|such|certain|various|existing|resulting|corresponding|respective)$/;

const MAX_TERM_WORDS = 4;

const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter)$/i;

/** One id for "Cell membranes" and "cell membrane". */
export function termId(text: string): string {
  return wordsOf(text).map(stemOf).join(' ');
}

type Tally = {
  spellings: Map<string, number>;
  sentences: Set<number>;
  count: number;
  names: number;
};

/** Noun phrases of the document, the most telling first. */
export function findTerms(
  sentences: readonly Sentence[],
  headings: readonly (string | null)[],
  defined: ReadonlySet<string>,
): Term[] {
  const tallies = new Map<string, Tally>();
  for (const sentence of sentences) {
    for (const phrase of phrasesOf(sentence)) {
      const id = termId(phrase.text);
      if (!id) continue;
      const tally = tallies.get(id) ?? {
        spellings: new Map<string, number>(),
        sentences: new Set<number>(),
        count: 0,
        names: 0,
      };
      tally.spellings.set(
        phrase.text,
        (tally.spellings.get(phrase.text) ?? 0) + (phrase.initial ? 0.1 : 1),
      );
      tally.sentences.add(sentence.index);
      tally.count += 1;
      if (phrase.proper) tally.names += 1;
      tallies.set(id, tally);
    }
  }
  const inHeadings = normaliseText(headings.filter(Boolean).join(' | '));
  const headingIds = ` ${wordsOf(inHeadings).map(stemOf).join(' ')} `;
  const terms = [...tallies].map(([id, tally]) => {
    const spellings = [...tally.spellings];
    const text = mostUsed(spellings) ?? id;
    const words = text.split(/[\s-]+/).length;
    const proper = tally.names / tally.count > 0.6;
    const weight =
      Math.log2(1 + tally.count) *
      (words > 1 ? 1.35 : 1) *
      (defined.has(id) ? 2.2 : 1) *
      (headingIds.includes(` ${id} `) ? 1.6 : 1) *
      (words === 1 && text.length < 5 && !proper ? 0.6 : 1) *
      (words === 1 && isGeneral(text) ? 0.25 : 1);
    const last = lastWord(text);
    return {
      id,
      text,
      words,
      proper,
      plural: isPluralWord(last),
      singular: mostUsed(spellings.filter(([spelling]) => !endsInPlural(spelling))),
      several: mostUsed(spellings.filter(([spelling]) => endsInPlural(spelling))),
      count: tally.count,
      sentences: [...tally.sentences],
      score: weight,
    };
  });
  return terms.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function mostUsed(spellings: readonly (readonly [string, number])[]): string | null {
  return spellings.reduce((a, b) => (b[1] > a[1] ? b : a), [null, 0] as readonly [
    string | null,
    number,
  ])[0];
}

function lastWord(phrase: string): string {
  return phrase.split(/[\s-]+/).at(-1) ?? phrase;
}

export function endsInPlural(phrase: string): boolean {
  return isPluralWord(lastWord(phrase));
}

/** The term in the number of the right answer; null where only that would be a new word. */
export function inNumber(term: Term, plural: boolean): string | null {
  if (term.proper) return term.plural === plural ? term.text : null;
  if (plural) return term.several;
  return term.singular ?? (term.several && singularOf(term.several));
}

function singularOf(phrase: string): string | null {
  const last = lastWord(phrase);
  const single = pluralize.singular(last);
  return single === last ? null : phrase.slice(0, phrase.length - last.length) + single;
}

export function isGeneral(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    GENERAL_WORDS.has(lower) ||
    GENERAL_WORDS.has(lower.replace(/ies$/, 'y')) ||
    GENERAL_WORDS.has(lower.replace(/e?s$/, '')) ||
    GENERAL_WORDS.has(lower.replace(/s$/, ''))
  );
}

export type Phrase = { text: string; from: number; to: number; initial: boolean; proper: boolean };

/** Six stages ask for the phrases of the same sentence. */
const phrasesBySentence = new WeakMap<Sentence, Phrase[]>();

/** Noun phrases of a sentence without their articles and without empty adjectives in front. */
export function phrasesOf(sentence: Sentence): Phrase[] {
  const known = phrasesBySentence.get(sentence);
  if (known) return known;
  const phrases: Phrase[] = [];
  phrasesBySentence.set(sentence, phrases);
  let at = 0;
  while (at < sentence.tokens.length) {
    const end = nounPhraseEnd(sentence, at);
    if (end === at) {
      at += 1;
      continue;
    }
    const phrase = trimmed(sentence, at, end);
    if (phrase) phrases.push(phrase);
    at = end;
  }
  return phrases;
}

/** Plurals that stand before a noun all the same: "sports team". */
const PLURAL_MODIFIERS =
  /^(?:sports|arms|sales|news|women|men|children|people|.+ics|systems|goods|savings|earnings|parents|veterans|species|series|means|diabetes|rights|plains|.+(?:ous|ss|us|is))$/;

function isPluralInside({ text, lower, pos }: Token): boolean {
  return (
    text === lower &&
    (pos === 'NOUN' || pos === 'VERB') &&
    isPluralWord(text) &&
    !PLURAL_MODIFIERS.test(lower)
  );
}

function trimmed(sentence: Sentence, start: number, to: number): Phrase | null {
  let from = start;
  for (; from < to; from += 1) {
    const token = sentence.tokens[from];
    if (!token) return null;
    const skipped =
      SKIPPED_OPENERS.test(token.lower) ||
      token.pos === 'DET' ||
      token.pos === 'NUM' ||
      token.pos === 'ADV' ||
      token.pos === 'PUNCT' ||
      token.pos === 'PART' ||
      (token.pos === 'ADJ' && GENERAL_WORDS.has(token.lower));
    if (!skipped) break;
  }
  // In "same-sex marriage" the part after the hyphen is no phrase of its own.
  if (/^[-–]$/.test(sentence.tokens[from - 1]?.text ?? '')) return null;
  const tokens = sentence.tokens.slice(from, to);
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last) return null;
  const words = tokens.filter((token) => /\p{L}/u.test(token.text));
  if (
    words.length > MAX_TERM_WORDS ||
    tokens.some((token) => /^(?:'s|’s|'|’)$/.test(token.text) && !/^\p{Lu}/u.test(first.text))
  )
    return null;
  if (words.every((token) => CALENDAR.test(token.text))) return null;
  if (last.text.length < 3 && !/^[A-Z\d]+$/.test(last.text)) return null;
  // In "liver releases glucose" the tagger took the verb for a noun.
  if (words.slice(0, -1).some(isPluralInside)) return null;
  // A noun right before "the" is a verb that the tagger took for a noun.
  if (/^(?:the|an?)$/.test(sentence.tokens[to]?.lower ?? '') && tokens.length > 1) return null;
  const text = sentence.text.slice(first.start, last.end);
  if (!/^[\p{L}\d][\p{L}\d’'\- .&]*$/u.test(text) || /^\d/.test(text)) return null;
  const initial = from === 0;
  const proper = words.every((token) => /^\p{Lu}/u.test(token.text));
  // The capital of a sentence's first word says nothing unless more capitals follow.
  const lowered =
    initial && words.length === 1 && first.pos !== 'PROPN'
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : initial && !proper
        ? text.charAt(0).toLowerCase() + text.slice(1)
        : text;
  return { text: lowered, from, to, initial, proper: proper && lowered === text };
}
