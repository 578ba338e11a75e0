import { wordSet } from '../word-set.ts';

/** First words of a question that refer to something not shown. */
export const DANGLING_OPENERS = wordSet(`
  also, and, but, consequently, furthermore, he, her, his, however, instead, it, its, moreover,
  nevertheless, she, so, such, their, therefore, these, they, this, those, thus
`);
