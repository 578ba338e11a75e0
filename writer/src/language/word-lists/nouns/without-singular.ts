import { wordSet } from '../word-set.ts';

/** Words that name one thing in the plural, or have no singular in that sense. */
export const WITHOUT_SINGULAR = wordSet(`
  ages, archaea, binoculars, credentials, damages, data, earnings, economies, feces, folks, funds,
  goggles, goods, headwaters, hives, media, meninges, police, rapids, relations, reparations,
  reserves, rights, seas, surroundings
`);
