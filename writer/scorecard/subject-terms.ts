import { GENERAL_WORDS } from '../src/language/word-lists/nouns/general-words.ts';
import { contentStems, isFunctionWord, stemWord, splitWords } from '../src/language/words.ts';
import { joinText, type ScoredDocument } from './scored-quiz.ts';

const KEY_WORDS = 80;
const OFTEN = 3;

/**
 * The terms of a subject, each as a set of stems: bold ones, those of the glossary, headings, and
 * the words that the document uses most and that do not belong to every subject.
 */
export function subjectTerms({ document, terms }: ScoredDocument): ReadonlySet<string>[] {
  const headings = document.sections.map(({ heading }) => heading ?? '');
  const named = [document.title, ...headings].flatMap(splitWords).filter(isTelling);
  return [...terms, ...named, ...frequentWords(joinText(document))].map(contentStems);
}

function frequentWords(text: string): string[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of splitWords(text).filter(isTelling)) {
    const entry = counts.get(stemWord(word)) ?? { word, count: 0 };
    entry.count += 1;
    counts.set(stemWord(word), entry);
  }
  return [...counts.values()]
    .filter(({ count }) => count >= OFTEN)
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, KEY_WORDS)
    .map(({ word }) => word);
}

function isTelling(word: string): boolean {
  return (
    word.length > 3 &&
    !isFunctionWord(word) &&
    !GENERAL_WORDS.has(word) &&
    !GENERAL_WORDS.has(word.replace(/e?s$/, '')) &&
    !GENERAL_WORDS.has(word.replace(/s$/, ''))
  );
}
