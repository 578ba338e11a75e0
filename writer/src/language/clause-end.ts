import { findNounPhraseEnd } from './noun-phrase.ts';
import type { Sentence } from './sentence.ts';

/** A shorter rest of a sentence says too little. */
const MIN_PREDICATE_TOKENS = 4;

/** Finds the end of the statement after the verb `main`, such as before "; the rest". */
export function findClauseEnd(sentence: Sentence, main: number, last: number): number {
  const { tokens } = sentence;
  for (let at = main + 2; at < last; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (at < main + MIN_PREDICATE_TOKENS && text !== 'and') continue;
    if (/^[;:]$/.test(text)) return at;
    if (text === ',' && !isInside(sentence, main, at) && opensStatement(sentence, at + 1))
      return at;
    if (text === 'and' && !isInside(sentence, main, at) && isBareStatement(sentence, at + 1))
      return at;
  }
  return last;
}

/** Recognises "and the program was…" and "but it fell": a subject with its own verb. */
function opensStatement(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const joined = /^(?:and|but|or|so|while|whereas|although|though|yet)$/.test(
    tokens[at]?.lower ?? '',
  );
  const from = joined ? at + 1 : at;
  const isPronoun = /^(?:it|they|he|she|this|these|there|others|some|many)$/.test(
    tokens[from]?.lower ?? '',
  );
  if (isPronoun) return true;
  if (joined && /^(?:while|whereas|although|though|but|so|yet)$/.test(tokens[at]?.lower ?? ''))
    return true;
  const to = findNounPhraseEnd(sentence, from);
  if (to === from) return false;
  const next = tokens[to]?.pos === 'ADV' ? tokens[to + 1] : tokens[to];
  return next?.pos === 'AUX' || (next?.pos === 'VERB' && !/(?:ing|ed)$/.test(next.lower));
}

/** In "shows that when a body warms, it…" the comma belongs to the part after "that". */
function isInside({ tokens }: Sentence, main: number, at: number): boolean {
  return tokens
    .slice(main + 1, at)
    .some(({ lower }) =>
      /^(?:that|when|if|while|because|although|whether|how|so|as|since|unless|once|by|after|before)$/.test(
        lower,
      ),
    );
}

/** Recognises "… and location is identified". */
function isBareStatement(sentence: Sentence, from: number): boolean {
  const to = findNounPhraseEnd(sentence, from);
  return to > from && /^(?:is|are|was|were|has|have)$/.test(sentence.tokens[to]?.lower ?? '');
}
