import { stemOf, wordsOf } from './words.ts';

/** One id for "Cell membranes" and "cell membrane". */
export function termId(text: string): string {
  return wordsOf(text).map(stemOf).join(' ');
}
