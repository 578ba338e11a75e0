import { stemWord, splitWords } from './words.ts';

/** One id for "Cell membranes" and "cell membrane". */
export function toTermId(text: string): string {
  return splitWords(text).map(stemWord).join(' ');
}
