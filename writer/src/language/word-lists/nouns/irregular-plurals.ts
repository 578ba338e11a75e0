import { wordSet } from '../word-set.ts';

/** Plurals that do not end in "s". */
export const IRREGULAR_PLURALS = wordSet(`
  algae, alveoli, archaea, atria, bacteria, cattle, children, criteria, data, feet, fungi, hertz, larvae, media,
  men, mice, mitochondria, nuclei, people, phenomena, police, stimuli, strata, teeth, vertebrae, women
`);
