import { wordSet } from './word-set.ts';

/** Words after which a phrase depends on the head noun: "the number of protons". */
export const WORDS_AFTER_A_HEAD = wordSet(`
  about, against, among, as, at, between, by, during, for, from, in, into, of, on, over, that,
  through, to, under, when, where, which, who, whose, with, within, without
`);
