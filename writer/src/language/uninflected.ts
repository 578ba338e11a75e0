import { splitWords } from './words.ts';

/**
 * Words in a form that singular and plural share ("responses" and "response" are "respons"). Nearer
 * to the word than a stem, which makes "organ" of "organism" and "nation" of "national".
 */
export function toUninflected(text: string): string {
  return splitWords(text).map(stripPlural).join(' ');
}

function stripPlural(word: string): string {
  return word
    .replace(/sis$/, 'ses')
    .replace(/ies$/, 'y')
    .replace(/(?<!s|u|^.?)s$/, '')
    .replace(/(?<=..)e$/, '');
}
