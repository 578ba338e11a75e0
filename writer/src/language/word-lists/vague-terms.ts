import { wordSet } from './word-set.ts';

/** Words that readers measure differently, or that give a wrong option away. */
export const VAGUE_TERMS = wordSet(`
  absolutely, always, completely, etc, frequently, generally, never, nothing, occasionally, often,
  seldom, several, sometimes, totally, usually, various
`);
