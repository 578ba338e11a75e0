import { wordSet } from '../word-set.ts';

/** Months, weekdays and seasons. */
export const CALENDAR_WORDS = wordSet(`
  april, august, autumn, december, fall, february, friday, january, july, june, march, may,
  monday, november, october, saturday, september, spring, summer, sunday, thursday, tuesday,
  wednesday, winter
`);
