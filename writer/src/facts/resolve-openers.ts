import { findMainClause } from '../language/clause.ts';
import { isLiving } from '../language/is-living.ts';
import type { NameType } from '../language/names.ts';
import { isPluralHead, findNounPhraseEnd } from '../language/noun-phrase.ts';
import { sliceText, type Sentence, type Token } from '../language/sentence.ts';
import { pointsBack } from '../language/standing.ts';
import { toTermId } from '../language/term-id.ts';

const MAX_ANTECEDENT_TOKENS = 5;

/** In "It is important that…" or "It takes an hour to…", "it" refers to nothing. */
const EMPTY_IT = [
  /^it (?:is|was|has been|may be|seems|appears|took|takes|would be|can be|becomes?|turns out|follows|happens|helps|remains)\b(?:(?! (?:a|an|the) ).)*\b(?:that|to|not until|when|whether|how|who|for)\b/i,
  /^it is not until/i,
];

/**
 * Replaces a pronoun at the start of a sentence by the subject of the sentence before, which it
 * refers to in most sentences of a textbook. Such a sentence rests on two, and its quote contains
 * both.
 */
export function resolveOpeners(
  sentences: readonly Sentence[],
  nameTypes: ReadonlyMap<string, NameType>,
): Sentence[] {
  return sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1];
    if (!sentence.askable || before?.paragraph !== sentence.paragraph) return [];
    const pronoun = /^(?:it|they|he|she)$/.exec(sentence.tokens[0]?.lower ?? '')?.[0];
    if (!pronoun || EMPTY_IT.some((pattern) => pattern.test(sentence.text))) return [];
    const antecedent = findAntecedent(before, pronoun, nameTypes);
    return antecedent ? [putSubject(sentence, before, antecedent)] : [];
  });
}

type Span = { from: number; to: number };

function findAntecedent(
  before: Sentence,
  pronoun: string,
  nameTypes: ReadonlyMap<string, NameType>,
): Span | null {
  if (!before.askable || pointsBack(before.text)) return null;
  const clause = findMainClause(before);
  if (!clause) return null;
  const { from, to } = clause.subject;
  if (to - from > MAX_ANTECEDENT_TOKENS || findNounPhraseEnd(before, from) !== to) return null;
  const head = before.tokens[to - 1];
  if (!head || head.pos === 'PRON') return null;
  const text = sliceText(before, from, to);
  const isPerson =
    nameTypes.get(toTermId(text)) === 'person' || (isLiving(text) && !isPluralHead(before, to));
  const isMany = isPluralHead(before, to);
  const fits =
    pronoun === 'they' ? isMany : pronoun === 'it' ? !isMany && !isPerson : !isMany && isPerson;
  if (!fits || (isPerson && !/^\p{Lu}/u.test(text))) return null;
  return /^(?:this|these|that|those|its|their|his|her|such|another|each|one)\b/i.test(text)
    ? null
    : { from, to };
}

function putSubject(sentence: Sentence, before: Sentence, antecedent: Span): Sentence {
  const subject = sliceText(before, antecedent.from, antecedent.to);
  const opening = subject.charAt(0).toUpperCase() + subject.slice(1);
  const start = before.tokens[antecedent.from]?.start ?? 0;
  const own = before.tokens
    .slice(antecedent.from, antecedent.to)
    .map((token) => move(token, -start));
  const shift = opening.length - (sentence.tokens[0]?.end ?? 0);
  return {
    ...sentence,
    text: opening + sentence.text.slice(sentence.tokens[0]?.end ?? 0),
    quote: `${before.quote} ${sentence.quote}`,
    tokens: [...own, ...sentence.tokens.slice(1).map((token) => move(token, shift))],
    restsOnTwo: true,
  };
}

function move(token: Token, by: number): Token {
  return { ...token, start: token.start + by, end: token.end + by };
}
