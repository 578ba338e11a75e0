import type { SourceDocument } from '../../src/document/source-document.ts';
import { capitalise } from '../../src/language/words.ts';
import { getKey, type Item } from '../scored-quiz.ts';

type Planted = { item: Item; document: SourceDocument; others: readonly Item[] };

/** Spoils a sound question in one way; null where this question cannot be spoilt so. */
export type Fault = (item: Item, document: SourceDocument) => Partial<Planted> | null;

export function withDistractors(
  item: Item,
  change: (wrong: string[]) => string[],
): Partial<Planted> {
  const wrong = change(item.options.filter((_, at) => at !== item.correctAnswer));
  return { item: { ...item, options: wrong.toSpliced(item.correctAnswer, 0, getKey(item)) } };
}

/** The first wrong answer becomes `option`. */
export function replaceDistractor(item: Item, option: string): Partial<Planted> {
  return withDistractors(item, ([, ...rest]) => [capitalise(option), ...rest]);
}

/** The document with a paragraph of one more sentence. */
export function addSentence(document: SourceDocument, text: string): SourceDocument {
  return { ...document, sections: [...document.sections, { heading: null, page: null, text }] };
}
