import { isPluralWord } from './plural.ts';
import type { Sentence, Token } from './sentence.ts';

const JOINING = new Set(['-', '–', "'s", '’s', "'", '’', '&']);

function isNominal(token: Token): boolean {
  return token.pos === 'NOUN' || token.pos === 'PROPN';
}

/** The end of the plain noun phrase at `from` ("the first law"), or `from` when there is none. */
export function findNounPhraseEnd(sentence: Sentence, from: number): number {
  let end = from;
  let at = from;
  const first = sentence.tokens[at];
  if (first?.pos === 'DET' || /^(?:its|their|his|her)$/.test(first?.lower ?? '')) at += 1;
  for (; at < sentence.tokens.length; at += 1) {
    const token = sentence.tokens[at];
    if (!token) break;
    if (isNominal(token)) end = at + 1;
    else if (token.pos === 'ADJ' || token.pos === 'NUM') continue;
    else if (token.pos === 'ADV' && sentence.tokens[at + 1]?.pos === 'ADJ') continue;
    else if (JOINING.has(token.text) && at > from) continue;
    else if (isBetweenAdjectives(sentence, at)) continue;
    else break;
  }
  // In "an individual with…" or "the subject of…" an apparent adjective is the noun.
  if (end === from && at > from + 1 && first?.pos === 'DET' && isLink(sentence.tokens[at]))
    return at;
  return end;
}

function isLink(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:of|with|in|who|that|is|are|was|were|has|have|had|can)$/.test(token.lower)
  );
}

/** The "and" of "legal and ethical practices". */
function isBetweenAdjectives({ tokens }: Sentence, at: number): boolean {
  return (
    /^(?:and|or)$/.test(tokens[at]?.lower ?? '') &&
    tokens[at - 1]?.pos === 'ADJ' &&
    tokens[at + 1]?.pos === 'ADJ'
  );
}

/** Includes what depends on it: "the number of protons in the nucleus". */
export function findLongNounPhraseEnd(sentence: Sentence, from: number): number {
  let end = findNounPhraseEnd(sentence, from);
  while (end > from) {
    const link = sentence.tokens[end];
    if (!link || !/^(?:of|in|for|between|from|to|with|on|at|by)$/.test(link.lower)) break;
    const next = findNounPhraseEnd(sentence, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

/** Includes several such phrases as one subject: "Plant cells and the cells of fungi". */
export function findJointNounPhraseEnd(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  let end = findLongNounPhraseEnd(sentence, from);
  while (end > from) {
    const isComma = tokens[end]?.text === ',';
    const joins = /^(?:and|or)$/.test(tokens[isComma ? end + 1 : end]?.lower ?? '');
    if (!isComma && !joins) break;
    const at = end + Number(isComma) + Number(joins);
    const next = findLongNounPhraseEnd(sentence, at);
    if (next === at) break;
    end = next;
    if (joins) break;
  }
  return end;
}

export function isPluralHead(sentence: Sentence, end: number): boolean {
  const head = sentence.tokens[end - 1];
  return head !== undefined && isPluralWord(head.text);
}
