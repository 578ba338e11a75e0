import { wordSet } from '../word-set.ts';

/** Words before a noun that are not part of a term. */
export const EMPTY_OPENERS = wordSet(`
  a, all, an, another, any, both, certain, corresponding, each, every, existing, few, her, his,
  its, many, more, most, no, other, respective, resulting, several, some, such, that, the, their,
  these, this, those, various
`);
