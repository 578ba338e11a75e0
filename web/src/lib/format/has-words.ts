import { foldText } from '@study-assistant/contract/people/names';

/** Tells whether a text has every word of a search, ignoring case, accents and order. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
