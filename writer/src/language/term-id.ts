import { stemWord, splitWords } from './words.ts';

/** Gives "Cell membranes" and "cell membrane" the same id. */
export function toTermId(text: string): string {
  return splitWords(text).map(stemWord).join(' ');
}
