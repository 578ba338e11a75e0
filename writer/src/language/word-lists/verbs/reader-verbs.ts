import { wordSet } from '../word-set.ts';

/** What "we" and "you" do where an author leads through a book. */
export const READER_VERBS = wordSet(`
  began, begin, draw, drew, find, found, get, imagine, know, let, may, might, need, note, noted,
  noting, saw, say, see, seen, sees, study, think, use, used, using
`);
