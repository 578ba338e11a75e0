import { isPastForm } from '../language/clause.ts';
import { isPluralHead, findLongNounPhraseEnd } from '../language/noun-phrase.ts';
import { findPhrases } from '../language/phrases.ts';
import { sliceText, type Sentence } from '../language/sentence.ts';
import { toTermId } from '../language/term-id.ts';
import { readArticle, type Definition } from './definition.ts';

/** "class consciousness, the awareness of one's rank in society", wherever in the sentence it stands. */
export function findAppositions(sentence: Sentence): Definition[] {
  return findPhrases(sentence).flatMap((phrase) => {
    // "The trigger, the lack of…" says which one is meant, not what the word means.
    if (!phrase.proper && sentence.tokens[phrase.from - 1]?.lower === 'the') return [];
    const from = takeInAdjectives(sentence, phrase.from);
    if (!isExplainable(sentence, from)) return [];
    const meaning = readMeaning(sentence, phrase.to);
    if (!meaning) return [];
    const term = from === phrase.from ? phrase.text : sliceText(sentence, from, phrase.to);
    const plural = !phrase.proper && isPluralHead(sentence, phrase.to);
    // "citizens, the maintenance of…": one thing does not explain several.
    if (plural && !/^, which are\b/.test(sentence.text.slice(findEnd(sentence, phrase.to))))
      return [];
    const article = readArticle(sentence.tokens[from - 1]?.lower);
    return [{ term, id: toTermId(term), plural, article, meaning, sentence, certainty: 0.8 }];
  });
}

function findEnd(sentence: Sentence, to: number): number {
  return sentence.tokens[to - 1]?.end ?? 0;
}

/** "social integration" and not "integration": a definition needs the whole name. */
function takeInAdjectives(sentence: Sentence, from: number): number {
  let start = from;
  while (start > 0 && sentence.tokens[start - 1]?.pos === 'ADJ') start -= 1;
  return start === 0 ? from : start;
}

function isExplainable(sentence: Sentence, from: number): boolean {
  const before = sentence.tokens.slice(0, from);
  const last = before.at(-1);
  const article = last && /^(?:the|a|an)$/.test(last.lower);
  // In "the head of the court, a…" it is the head that is explained.
  if ((article ? before.at(-2) : last)?.lower === 'of' || last?.text === ',') return false;
  // "For Weber, the culmination…" is an opening, not a name with its meaning.
  const isOpening = before.length <= (article ? 1 : 0);
  return isOpening || before.some((token) => token.pos === 'VERB' || token.pos === 'AUX');
}

function readMeaning(sentence: Sentence, at: number): string | null {
  const { tokens } = sentence;
  const mark = tokens[at]?.text;
  if (mark !== ',' && mark !== '—') return null;
  let from = at + 1;
  const areMany = tokens[from]?.lower === 'which' && tokens[from + 1]?.lower === 'are';
  if (tokens[from]?.lower === 'or') from += 1;
  else if (
    tokens[from]?.lower === 'which' &&
    /^(?:is|are|means)$/.test(tokens[from + 1]?.lower ?? '')
  )
    from += 2;
  const isBare = areMany && /^(?:NOUN|ADJ)$/.test(tokens[from]?.pos ?? '');
  if (!isBare && !/^(?:a|an|the)$/.test(tokens[from]?.lower ?? '')) return null;
  const to = tokens.findIndex((token, index) => index > from && /^[,;:—.]$/.test(token.text));
  if (to < 0) return null;
  const isListed = tokens[to]?.text === ',' && /^(?:and|or)$/.test(tokens[to + 1]?.lower ?? '');
  const text = sliceText(sentence, from, to);
  const inList = sentence.tokens
    .slice(Math.max(0, at - 20), at)
    .some((token) => /^(?:such|including|include|includes|like|between|both)$/.test(token.lower));
  if (isListed || inList || /\b(?:such as|including|both|either|whether)\b/.test(text)) return null;
  return isOnePhrase(sentence, from, to) ? text : null;
}

/** A noun with what describes it, and no statement of its own: not "the price of steel dropped". */
function isOnePhrase(sentence: Sentence, from: number, to: number): boolean {
  const end = findLongNounPhraseEnd(sentence, from);
  const relative = sentence.tokens.findIndex(
    (token, at) => at > from && /^(?:that|which|who|whose|where|when)$/.test(token.lower),
  );
  const finite = sentence.tokens.findIndex((token, at) => at > from && token.pos === 'AUX');
  if (end === from || (finite > 0 && finite < to && (relative < 0 || relative > finite)))
    return false;
  if (end >= to) return /^(?:of|for|in|between|from|with)$/.test(findLink(sentence, from, to));
  const next = sentence.tokens[end];
  const after = sentence.tokens[end + 1];
  if (!next) return false;
  if (/^(?:that|which|who|whose|where|in|by|to|for|of|used|made)$/.test(next.lower)) return true;
  if (next.pos === 'VERB' && /ing$/.test(next.lower)) return true;
  return (
    next.pos === 'VERB' &&
    isPastForm(next) &&
    sentence.tokens[from]?.lower !== 'the' &&
    /^(?:by|in|from|with|as|to|for|on)$/.test(after?.lower ?? '')
  );
}

function findLink(sentence: Sentence, from: number, to: number): string {
  return sentence.tokens.slice(from, to).find((token) => token.pos === 'ADP')?.lower ?? '';
}
