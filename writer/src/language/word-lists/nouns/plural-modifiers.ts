import { wordSet } from '../word-set.ts';

/** Plurals that can stand before a noun: "sports team". */
export const PLURAL_MODIFIERS = wordSet(`
  arms, children, diabetes, earnings, goods, means, men, news, parents, people, plains, rights,
  sales, savings, series, species, sports, systems, veterans, women
`);
