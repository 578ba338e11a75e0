import { wordSet } from '../word-set.ts';

/** Endings of the names of peoples, parties and faiths. */
export const GROUP_ENDINGS = wordSet(`
  ans, aztecs, british, cans, catholics, christians, crats, english, ers, ese, french, greeks,
  ians, incas, indians, ists, jews, muslims, ots, protestants, puritans, quakers, romans, spanish,
  whigs
`);
