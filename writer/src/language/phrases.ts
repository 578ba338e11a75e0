import { GENERAL_WORDS } from './general-words.ts';
import { nounPhraseEnd } from './noun-phrase.ts';
import { isPluralWord } from './plural.ts';
import type { Sentence, Token } from './sentence.ts';

const SKIPPED_OPENERS =
  /^(?:the|a|an|its|their|his|her|this|that|these|those|each|every|some|any|no|all|both|many|most|more|few|several|other|another|such|certain|various|existing|resulting|corresponding|respective)$/;

const MAX_TERM_WORDS = 4;

const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter)$/i;

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
