import { wordSet } from '../word-set.ts';

/** Verbs after a name that show that it is a person's. */
export const DEEDS = wordSet(`
  argued, became, believed, claimed, composed, declared, defeated, delivered, demonstrated, died,
  discovered, formulated, founded, invented, led, married, observed, painted, proposed, published,
  realized, received, resigned, served, set up, signed, studied, sued, suggested, trained,
  translated, was born, were born, won, wrote
`);
