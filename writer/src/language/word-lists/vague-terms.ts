import { wordSet } from './word-set.ts';

/** Words that each reader measures differently, or that mark a wrong option. */
export const VAGUE_TERMS = wordSet(`
  absolutely, always, completely, etc, frequently, generally, never, nothing, occasionally, often,
  seldom, several, sometimes, totally, usually, various
`);
