import { wordSet } from '../word-set.ts';

/** Last words of the names of places. */
export const PLACE_NOUNS = wordSet(`
  bay, canal, city, coast, county, desert, harbor, hemisphere, island, islands, lake, mountain,
  mountains, ocean, peninsula, province, river, sea, territory, valley
`);
