import { wordSet } from '../word-set.ts';

/** Endings of words for people. */
export const LIVING_ENDINGS = wordSet(`
  children, citizen, citizens, colonist, colonists, delegates, farmer, farmers, holder, holders,
  ian, ians, ist, ists, judge, judges, justice, justices, king, kings, leader, leaders, man,
  member, members, men, officer, officers, ower, owers, owner, owners, parent, parents, patient,
  patients, people, player, players, president, presidents, queen, queens, representatives,
  researcher, researchers, senators, settler, settlers, slave, slaves, soldier, soldiers, student,
  students, teacher, teachers, voter, voters, worker, workers
`);
