import { foldText } from '@study-assistant/contract/people/names';

/**
 * Whether one of the texts has all words that are searched for, in any order, so that a surname may come
 * first; case and accents do not count.
 */
export function matchesSearch(texts: readonly string[], search = ''): boolean {
  const words = foldText(search).split(/\s+/);
  return texts.some((text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  });
}
