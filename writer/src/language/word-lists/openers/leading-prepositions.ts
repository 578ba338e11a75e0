import { wordSet } from '../word-set.ts';

/** Prepositions that can open a question as well as a sentence. */
export const LEADING_PREPOSITIONS = wordSet(`
  across, after, against, along, alongside, among, around, at, before, between, beyond, by,
  despite, during, for, from, in, inside, near, on, outside, over, since, through, throughout,
  toward, under, unlike, until, upon, with, within, without
`);
