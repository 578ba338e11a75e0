import { findNounPhraseEnd } from './noun-phrase.ts';
import { isPluralWord } from './plural.ts';
import type { Sentence, Token } from './sentence.ts';
import { CALENDAR_WORDS } from './word-lists/nouns/calendar-words.ts';
import { GENERAL_WORDS } from './word-lists/nouns/general-words.ts';
import { PLURAL_MODIFIERS } from './word-lists/nouns/plural-modifiers.ts';
import { EMPTY_OPENERS } from './word-lists/openers/empty-openers.ts';

const MAX_TERM_WORDS = 4;

export type Phrase = { text: string; from: number; to: number; initial: boolean; proper: boolean };

/** Six stages need the phrases of the same sentence. */
const phrasesBySentence = new WeakMap<Sentence, Phrase[]>();

/** The noun phrases of a sentence, without articles and empty adjectives in front. */
export function findPhrases(sentence: Sentence): Phrase[] {
  const known = phrasesBySentence.get(sentence);
  if (known) return known;
  const phrases: Phrase[] = [];
  phrasesBySentence.set(sentence, phrases);
  let at = 0;
  while (at < sentence.tokens.length) {
    const end = findNounPhraseEnd(sentence, at);
    if (end === at) {
      at += 1;
      continue;
    }
    const phrase = trimPhrase(sentence, at, end);
    if (phrase) phrases.push(phrase);
    at = end;
  }
  return phrases;
}

function isPluralInside({ text, lower, pos }: Token): boolean {
  return (
    text === lower &&
    (pos === 'NOUN' || pos === 'VERB') &&
    isPluralWord(text) &&
    !PLURAL_MODIFIERS.has(lower) &&
    !/.(?:ics|ous|ss|us|is)$/.test(lower)
  );
}

function trimPhrase(sentence: Sentence, start: number, to: number): Phrase | null {
  let from = start;
  for (; from < to; from += 1) {
    const token = sentence.tokens[from];
    if (!token) return null;
    const skipped =
      EMPTY_OPENERS.has(token.lower) ||
      token.pos === 'DET' ||
      token.pos === 'NUM' ||
      token.pos === 'ADV' ||
      token.pos === 'PUNCT' ||
      token.pos === 'PART' ||
      (token.pos === 'ADJ' && GENERAL_WORDS.has(token.lower));
    if (!skipped) break;
  }
  // In "same-sex marriage" the part after the hyphen is not a phrase of its own.
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
  if (words.every((token) => CALENDAR_WORDS.has(token.lower))) return null;
  if (last.text.length < 3 && !/^[A-Z\d]+$/.test(last.text)) return null;
  // In "liver releases glucose" the tagger took the verb for a noun.
  if (words.slice(0, -1).some(isPluralInside)) return null;
  // A noun right before "the" is a verb that the tagger took for a noun.
  if (/^(?:the|an?)$/.test(sentence.tokens[to]?.lower ?? '') && tokens.length > 1) return null;
  const text = sentence.text.slice(first.start, last.end);
  if (!/^[\p{L}\d][\p{L}\d’'\- .&]*$/u.test(text) || /^\d/.test(text)) return null;
  const initial = from === 0;
  const proper = words.every((token) => /^\p{Lu}/u.test(token.text));
  // The capital of a sentence's first word means nothing unless more capitals follow.
  const lowered =
    initial && words.length === 1 && first.pos !== 'PROPN'
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : initial && !proper
        ? text.charAt(0).toLowerCase() + text.slice(1)
        : text;
  return { text: lowered, from, to, initial, proper: proper && lowered === text };
}
