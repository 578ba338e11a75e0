import { splitWords } from './words.ts';

/**
 * Gives singular and plural the same form ("responses" and "response" become "respons"). It is
 * closer to the word than a stem, which turns "organism" into "organ" and "national" into "nation".
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
