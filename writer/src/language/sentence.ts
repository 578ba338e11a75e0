import type { PartOfSpeech } from 'wink-nlp';
import { CONNECTIVES } from './word-lists/openers/connectives.ts';

export type Token = {
  text: string;
  lower: string;
  pos: PartOfSpeech;
  lemma: string;
  /** Offsets into the sentence's `text`. */
  start: number;
  end: number;
};

export type Sentence = {
  /** Without text in brackets. */
  text: string;
  /** As in the document. */
  quote: string;
  tokens: Token[];
  section: number;
  heading: string | null;
  page: number | null;
  /** Where it begins in the document, 0 to 1. */
  place: number;
  /** The numbers of the passage and the sentence in the document. */
  paragraph: number;
  index: number;
  /** Whether it is a complete statement on which a question can rest. */
  askable: boolean;
  /** True when its first pronoun was replaced, so that it also rests on the sentence before. */
  restsOnTwo: boolean;
};

/** What a question keeps of the sentence on which it rests. */
export type Grounds = Omit<Sentence, 'tokens' | 'askable'>;

/** The words of the tokens from `from` to `to` (exclusive), as the sentence spells them. */
export function sliceText(sentence: Sentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first && last && to > from ? sentence.text.slice(first.start, last.end) : '';
}

/** Recognises "However" and "In other words", which tie a sentence to the one before. */
export function isConnective(text: string): boolean {
  return CONNECTIVES.has(text.toLowerCase());
}

/** Removes "However," or "For example," from the start of a sentence. */
export function dropOpener(text: string): string {
  const [, opener, rest] = /^([^,]{3,24}),\s(.+)$/s.exec(text) ?? [];
  return opener && rest && isConnective(opener)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : text;
}
