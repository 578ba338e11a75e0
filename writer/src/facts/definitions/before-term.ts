import type { Phrase } from '../../language/phrases.ts';
import type { Sentence } from '../../language/sentence.ts';
import { isOnePhrase } from './one-phrase.ts';

const ADVERBS = String.raw`(?:(?:also|often|usually|generally|commonly|collectively|sometimes|typically|properly|formally|technically|simply|now|frequently|popularly) )*`;
const NAMING = '(?:called|known as|referred to as|termed|named|dubbed|labeled|described as)';

/** Matches "… is called", ", known as" or "… called" right before the term. */
const CALLED = new RegExp(
  `(?:,? (?:which |that |who )?(?:is|are|was|were|be|been|became|become)|,)? ${ADVERBS}${NAMING} (?:the |an? )?["“]?$`,
  'i',
);
/** Matches "Economists call … a monopoly" and "Comte named … positivism". */
const CALLS =
  /\b(?:we|scientists|\p{Lu}?\p{L}+(?:ists|ers|ologists)|\p{Lu}\p{L}+)(?: often| also| sometimes)? (?:calls?|called|names?|named|terms?|termed|refers? to|referred to) (?<meaning>(?:an?|the|this|these|any)?\b.{12,}?)(?: as)? (?:the |an? )?["“]?$/u;
/** Matches "a principle called" or "a fold of…, the": a name that follows a comma. */
const RESTATED = /^(?<meaning>(?:A|An|The) [^,]{20,120}), (?:the |or )?$/;

/** Reads from the text before a term what the term names. */
export function readBefore(sentence: Sentence, phrase: Phrase): string | null {
  const from = sentence.tokens[phrase.from]?.start ?? 0;
  const before = sentence.text.slice(0, from);
  const after = sentence.text.slice(sentence.tokens[phrase.to - 1]?.end ?? 0);
  if (!ENDS_NAME.test(after)) return null;
  const restated = RESTATED.exec(before)?.groups?.meaning;
  if (restated) return takePhrase(sentence, 0, restated.length);
  const calls = CALLS.exec(before)?.groups?.meaning;
  if (calls && !/^(?:this|these|upon)\b/.test(calls)) return calls.trim();
  const called = CALLED.exec(before);
  if (!called) return null;
  // "X is called T" names the whole subject, "… X called T" the nearest noun phrase.
  return COPULA.test(called[0])
    ? takeSubject(sentence, called.index)
    : takeNearest(sentence, called.index);
}

/** What may follow a name that was just given. */
const ENDS_NAME =
  /^["”]?(?:[.,;]|\s(?:and|or|by|because|in|after|from|which|that|has|have|is|are|was|were|to|with|—)\b|—)/;
const COPULA = /\b(?:is|are|was|were|be|been|became|become)\b/;
const FEWEST_WORDS = 4;

/** Takes everything from the start of the clause. */
function takeSubject(sentence: Sentence, end: number): string | null {
  const starts = sentence.tokens
    .map(({ text, lower }, at) =>
      /^[;:—–]$/.test(text) || /^(?:and|but|while|that)$/.test(lower) ? at + 1 : 0,
    )
    .filter((at, place) => place === 0 || at > 0);
  const inside = starts.filter((at) => (sentence.tokens[at]?.start ?? Infinity) < end);
  return firstFound([0, ...inside], (at) => takePhrase(sentence, at, end));
}

/** Takes the phrase that the last "a", "an" or "the" opens, if it is long enough. */
function takeNearest(sentence: Sentence, end: number): string | null {
  const starts = sentence.tokens
    .map(({ lower }, at) => (/^(?:an?|the|those|any)$/.test(lower) ? at : -1))
    .filter((at) => at >= 0 && (sentence.tokens[at]?.end ?? Infinity) <= end)
    .reverse();
  return firstFound([...starts.slice(0, 1), 0], (at) => takePhrase(sentence, at, end));
}

function firstFound<T>(items: readonly T[], find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Takes the text from a token up to an offset, if that is one noun phrase. */
function takePhrase(sentence: Sentence, at: number, end: number): string | null {
  const { tokens } = sentence;
  const first = tokens[at];
  const to = tokens.findIndex((token) => token.start >= end);
  if (!first || to - at < FEWEST_WORDS || !isOnePhrase(sentence, at, to)) return null;
  if (/^(?:this|these|that|it|they|such|he|she|what|there)$/.test(first.lower)) return null;
  const text = sentence.text.slice(first.start, end).replace(/[,\s]+$/, '');
  const isName = first.pos === 'PROPN' || /^[A-Z]{2}/.test(first.text);
  return first.start > 0 || isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
