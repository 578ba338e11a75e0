import { wordSet } from '../word-set.ts';

/** Verbs with which "What does … do?" asks for nothing, or whose answer is not theirs alone. */
export const EMPTY_VERBS = wordSet(`
  appear, be, become, begin, call, come, consider, continue, differ, do, exist, feel, find, get,
  give, go, happen, have, hear, help, include, keep, know, last, let, live, look, make, mean,
  name, need, occur, put, refer, regard, remain, say, see, seem, start, take, tend, term, think,
  try, use, vary, view, want, work
`);
