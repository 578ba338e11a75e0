import type { PartOfSpeech } from 'wink-nlp';

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
export function textOf(sentence: Sentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first && last && to > from ? sentence.text.slice(first.start, last.end) : '';
}

export const CONNECTIVE =
  /^(?:however|moreover|furthermore|therefore|thus|nevertheless|consequently|similarly|finally|indeed|additionally|accordingly|hence|instead|meanwhile|likewise|conversely|overall|historically|traditionally|typically|generally|usually|often|today|eventually|ultimately|initially|interestingly|unfortunately|fortunately|in addition|for example|for instance|in fact|in general|in contrast|of course|as a result|by contrast|on the other hand|in other words|in particular|on average|in turn|first|second|third|next|then|later|also|again|surprisingly|essentially|basically|clearly|naturally|notably|importantly|more importantly|in short|in sum|in essence|as another example|in this way|to be sure|in reality|in practice|in theory|for the most part|at the same time|in the end|over time|by definition|simply put|put simply|specifically|altogether|still|besides|that is|undoubtedly|not surprisingly|perhaps|likely|additionally|lastly|in many cases|in some cases|in most cases|as usual|as always|broadly speaking|strictly speaking|generally speaking|in any case)$/i;

/** The sentence without "However," or "For example," in front. */
export function withoutOpener(text: string): string {
  const [, opener, rest] = /^([^,]{3,24}),\s(.+)$/s.exec(text) ?? [];
  return opener && rest && CONNECTIVE.test(opener)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : text;
}
