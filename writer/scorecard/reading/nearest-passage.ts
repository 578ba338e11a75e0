import type { SourceDocument } from '../../src/document/source-document.ts';
import { contentStems } from '../../src/language/words.ts';
import { getKey, joinText, type Item } from '../scored-quiz.ts';

const SENTENCE_END = /(?<=[.!?]["'”’)]?)\s+/;

/**
 * The sentence that shares the rarest words with an item's stem and key, between its neighbours. The
 * quote of our own questions would tell them from those of human authors, who give none.
 */
export function nearestPassage(document: SourceDocument, item: Item): string {
  const sentences = joinText(document).split(SENTENCE_END);
  const stems = sentences.map(contentStems);
  const wanted = [...contentStems(`${item.question} ${getKey(item)}`)].map((stem) => ({
    stem,
    weight: 1 / Math.max(1, stems.filter((sentence) => sentence.has(stem)).length),
  }));
  let best = 0;
  let bestWeight = 0;
  stems.forEach((sentence, at) => {
    const weight = wanted.reduce((sum, one) => sum + (sentence.has(one.stem) ? one.weight : 0), 0);
    if (weight > bestWeight) [best, bestWeight] = [at, weight];
  });
  return sentences.slice(Math.max(0, best - 1), best + 2).join(' ');
}
