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
  /** Number of the passage, and of the sentence, in the document. */
  paragraph: number;
  index: number;
  /** Whether it can be understood on its own, so that a question can rest on it. */
  askable: boolean;
};

/** Words of the tokens from `from` up to but not including `to`, as the sentence spells them. */
export function textOf(sentence: Sentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first && last && to > from ? sentence.text.slice(first.start, last.end) : '';
}

export const CONNECTIVE =
  /^(?:however|moreover|furthermore|therefore|thus|nevertheless|consequently|similarly|finally|indeed|additionally|accordingly|hence|instead|meanwhile|likewise|conversely|overall|historically|traditionally|typically|generally|usually|often|today|eventually|ultimately|initially|interestingly|unfortunately|fortunately|in addition|for example|for instance|in fact|in general|in contrast|of course|as a result|by contrast|on the other hand|in other words|in particular|on average|in turn)$/i;

const MIN_WORDS = 6;
const MAX_WORDS = 38;

const POINTS_BACK =
  /^(?:this|these|that|those|it|they|he|she|such|his|her|their|its|here|there|another|others?|both|some|many|most|several|one|two|each|all|again|also|yet|but|and|or|so|nor|instead|then|thus|hence|therefore|similarly|likewise|next|first|second|third|finally|later|afterward|meanwhile|conversely|interestingly)\b/i;

/** Possessions that all readers have, so that "our" points to nobody in particular. */
const COMMON_TO_ALL =
  /\bour (?=(?:\p{L}+ )?(?:bod(?:y|ies)|organs?|eyes?|ears?|brains?|cells?|muscles?|skin|lungs?|planet|lives|senses?|bones?|blood|heart|solar system|atmosphere|species)\b)/giu;

const POINTS_ELSEWHERE =
  /\b(?:we|us|our|ours|you|your|yours|i|my|me|let['’]s|textbook|previous(?:ly)?|following|aforementioned|former|latter|as follows|earlier in|this|these|those(?! (?:of|who|that|in|with|from|whose|which)\b)|that (?:same|year|time|day|way|case|point|kind|type|place|moment|period))\b|\b(?:figures?|tables?|fig|chapters?|sections?|lessons?|appendix)\.? [\d(]|\b(?:the|next|last|each|in) (?:figures?|tables?|chapters?|sections?|lessons?|page)\b|\b(?:above|below)(?=[,.;)]| in\b)|\b(?:ref|link|http|www)\b|[=<>_|@#^~{}\\↵∗†‡§˘]|\p{Ll}{3}\d\b/iu;

/** Complete, of ordinary length, and free of words that point to another sentence or to the page. */
export function isAskable(text: string, tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.pos !== 'PUNCT' && token.pos !== 'SYM').length;
  if (words < MIN_WORDS || words > MAX_WORDS) return false;
  if (/^\d+\p{L}/u.test(text)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || !/\.$/.test(text)) return false;
  // "Notice the coils…" speaks to the reader.
  if (tokens[0]?.pos === 'VERB' && !/(?:ing|ed)$/.test(tokens[0].lower)) return false;
  if (
    /^(?:notice|recall|consider|imagine|browse|visit|watch|suppose|think|compare|remember|note)\b/i.test(
      text,
    )
  )
    return false;
  if (/["“”:]/.test(text) && !hasClosedQuotes(text)) return false;
  // A reference in brackets was left out: "as shown in, the…".
  if (/\b(?:in|see|from|to|by|of|and|is|than|the|a)\s?[,.;]/i.test(text)) return false;
  if (/\bstudents? (?:is|are|will be) (?:expected|able)\b|\bstudents? knows?\b/i.test(text))
    return false;
  return !POINTS_ELSEWHERE.test(text.replace(COMMON_TO_ALL, 'the '));
}

/** "For instance, they show …" points back as much as "They show …". */
export function pointsBack(text: string): boolean {
  return (
    POINTS_BACK.test(text) ||
    POINTS_BACK.test(withoutOpener(text)) ||
    /^(?:otherwise|as such|by then|at first|in response|as well)\b/i.test(text)
  );
}

/** The sentence without "However," or "For example," in front. */
export function withoutOpener(text: string): string {
  const [, opener, rest] = /^([^,]{3,24}),\s(.+)$/s.exec(text) ?? [];
  return opener && rest && CONNECTIVE.test(opener)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : text;
}

function hasClosedQuotes(text: string): boolean {
  const opened = (text.match(/“/g) ?? []).length;
  const closed = (text.match(/”/g) ?? []).length;
  const plain = (text.match(/"/g) ?? []).length;
  return opened === closed && plain % 2 === 0;
}
