import { wordSet } from '../word-set.ts';

/** Verbs after "we" and "you" with which an author guides the reader. */
export const READER_VERBS = wordSet(`
  began, begin, draw, drew, find, found, get, imagine, know, let, may, might, need, note, noted,
  noting, saw, say, see, seen, sees, study, think, use, used, using
`);
