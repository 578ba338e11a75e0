import { wordSet } from '../word-set.ts';

/** What persons and studies do with a claim: "What did Durkheim believe?" */
export const CLAIM_VERBS = wordSet(`
  announce, argue, assert, assume, believe, claim, conclude, contend, declare, demand,
  demonstrate, discover, ensure, explain, find, hold, hypothesize, indicate, insist, maintain,
  mean, note, observe, predict, propose, realize, recognize, report, require, reveal, rule, show,
  state, suggest, theorize, warn
`);
