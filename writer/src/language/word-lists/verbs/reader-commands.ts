import { wordSet } from '../word-set.ts';

/** Orders to the reader: "Notice the coils." */
export const READER_COMMANDS = wordSet(`
  ask, browse, choose, compare, consider, describe, discuss, explain, hear, imagine, inform, let,
  note, notice, read, recall, remember, review, solve, suppose, think, visit, watch
`);
