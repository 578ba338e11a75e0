import { isPastForm } from '../../language/clause.ts';
import { findLongNounPhraseEnd } from '../../language/noun-phrase.ts';
import type { Sentence, Token } from '../../language/sentence.ts';

export function isVerb({ pos }: Token): boolean {
  return pos === 'VERB' || pos === 'AUX';
}

/** Accepts a noun with its description, but not "the price of steel dropped". */
export function isOnePhrase(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  const end = findLongNounPhraseEnd(sentence, from);
  const relative = tokens.findIndex(
    ({ lower }, at) => at > from && /^(?:that|which|who|whose|where|when)$/.test(lower),
  );
  const finite = tokens.findIndex(({ pos }, at) => at > from && pos === 'AUX');
  if (finite > 0 && finite < to && (relative < 0 || relative > finite)) return false;
  if (end === from) return /^(?:those|someone|something|people)$/.test(tokens[from]?.lower ?? '');
  if (end >= to) return tokens.slice(from, to).some(({ pos }) => pos === 'ADP' || pos === 'ADJ');
  const next = tokens[end];
  if (!next) return false;
  if (/^(?:that|which|who|whose|where|in|by|to|for|of|or|and|used|made|such)$/.test(next.lower))
    return true;
  if (!isVerb(next)) return false;
  return (
    /ing$/.test(next.lower) ||
    (isPastForm(next) &&
      /^(?:by|toward|against|in|from|with|as|to|for|on|of|into|between)$/.test(
        tokens[end + 1]?.lower ?? '',
      ))
  );
}
