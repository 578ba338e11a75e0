import { rememberPhrases, splitWords, stemWord } from './words.ts';

/** Gives "Cell membranes" and "cell membrane" the same id. */
export const toTermId = rememberPhrases((text) => splitWords(text).map(stemWord).join(' '));
