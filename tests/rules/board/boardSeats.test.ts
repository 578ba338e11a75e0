import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

/** What a student answered on a board; she and her teacher read it from the API. */
describe('boardSeats', () => {
  const may = useSchool({ 'boardSeats/everybody': belongsToEverybody });

  nobodyReads(may, 'boardSeats/run-1.student-1');
  nobodyListsAcross(may, 'boardSeats');
  nobodyWrites(may, 'boardSeats/run-1.student-1', 'boardSeats/run-1.student-2');
});
