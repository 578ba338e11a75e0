import { wordSet } from '../word-set.ts';

/** Words before a name that show that it is a person's. */
export const TITLES = wordSet(`
  activist, admiral, architect, artist, astronomer, author, biologist, caliph, captain,
  chancellor, chemist, colonel, dr., economist, emperor, empress, engineer, explorer, general,
  governor, inventor, journalist, justice, king, lady, lord, mathematician, minister, mr., mrs.,
  ms., pharaoh, philosopher, physician, physicist, poet, pope, president, prince, princess,
  professor, psychologist, queen, reformer, scientist, senator, sir, sociologist, sultan, writer
`);
