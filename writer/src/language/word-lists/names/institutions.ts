import { wordSet } from '../word-set.ts';

/** Last words of the names of institutions. */
export const INSTITUTIONS = wordSet(`
  administration, agency, army, association, bank, bureau, church, college, commission, committee,
  company, congress, corporation, council, court, department, federation, house, league, navy,
  parliament, party, reserve, senate, society, union, university
`);
