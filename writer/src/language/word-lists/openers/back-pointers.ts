import { wordSet } from '../word-set.ts';

/** First words of a sentence that depends on the one before. */
export const BACK_POINTERS = wordSet(`
  afterward, again, also, and, another, as such, as well, at first, but, by then, conversely,
  finally, first, he, hence, her, here, his, in response, instead, interestingly, it, its, later,
  likewise, meanwhile, next, nor, or, other, others, otherwise, second, she, similarly, so, such,
  that, their, then, there, therefore, these, they, third, this, those, thus, yet
`);
