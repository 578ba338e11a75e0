import { wordSet } from '../word-set.ts';

/** Words that end in "s" and name one thing. */
export const SINGULARS_IN_S = wordSet(`
  arkansas, athens, atlas, bias, canvas, charles, congress, diabetes, gas, illinois, james,
  kansas, lens, massachusetts, means, mumps, news, pancreas, rabies, series, species, texas,
  thomas
`);
