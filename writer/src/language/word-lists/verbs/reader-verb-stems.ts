import { wordSet } from '../word-set.ts';

/** The same as stems, for verbs with any ending. */
export const READER_VERB_STEMS = wordSet(`
  ask, assum, calculat, call, choos, consider, cover, defin, describ, discuss, examin, explor,
  focus, introduc, learn, look, mention, obtain, read, refer, return, review, studi, substitut,
  talk, turn, want, wonder, writ
`);
