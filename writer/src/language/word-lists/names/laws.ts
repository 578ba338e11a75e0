import { wordSet } from '../word-set.ts';

/** Last words of the names of laws, treaties and plans. */
export const LAWS = wordSet(`
  act, amendment, articles, bill, charter, clause, compromise, constitution, deal, doctrine, law,
  pact, plan, proclamation, program, treaty
`);
