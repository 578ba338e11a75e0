import { wordSet } from '../word-set.ts';

/** Words that are in no person's name. */
export const NON_PERSON_WORDS = wordSet(`
  act, acts, african, africans, agency, american, americans, army, association, bank, bay, bill,
  british, chinese, christian, christians, church, city, college, committee, company, congress,
  constitution, council, county, court, day, deal, declaration, democrat, democrats, department,
  disease, east, effect, empire, english, european, europeans, federalist, federalists, french,
  german, germans, government, house, indian, indians, institute, island, islands, japanese, jew,
  jews, kingdom, lake, law, laws, league, march, mountain, mountains, movement, muslim, muslims,
  nation, nations, navy, north, ocean, parliament, party, plan, press, proclamation, republic,
  republican, republicans, revolution, river, sea, senate, society, south, soviet, soviets,
  spanish, state, states, street, syndrome, theory, times, treaty, union, university, valley, war,
  wars, west, whig, whigs
`);
