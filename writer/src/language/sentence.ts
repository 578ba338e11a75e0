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
  /** Without asides in brackets. */
  text: string;
  /** As the document has it. */
  quote: string;
  tokens: Token[];
  section: number;
  heading: string | null;
  page: number | null;
  /** How far into the document it begins, 0 to 1. */
  place: number;
  /** Number of the passage, and of the sentence, in the document. */
  paragraph: number;
  index: number;
  /** Whether it is a whole statement, so that a question can rest on it. */
  askable: boolean;
  /** Its opening pronoun was replaced, so that it rests on the sentence before as well. */
  restsOnTwo: boolean;
};

/** What a question keeps of the sentence that it rests on. */
export type Grounds = Omit<Sentence, 'tokens' | 'askable'>;

/** Words of the tokens from `from` up to but not including `to`, as the sentence spells them. */
export function sliceText(sentence: Sentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first && last && to > from ? sentence.text.slice(first.start, last.end) : '';
}

/** "However", "In other words": what ties a sentence to the one before it. */
export function isConnective(text: string): boolean {
  return CONNECTIVES.has(text.toLowerCase());
}

/** The sentence without "However," or "For example," in front. */
export function dropOpener(text: string): string {
  const [, opener, rest] = /^([^,]{3,24}),\s(.+)$/s.exec(text) ?? [];
  return opener && rest && isConnective(opener)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : text;
}
