import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

/** What is on a board has the key of its question in it, so a class gets it from the API alone. */
describe('boards', () => {
  const may = useSchool({ 'boards/everybody': belongsToEverybody });

  nobodyReads(may, 'boards/class-1');
  nobodyListsAcross(may, 'boards');
  nobodyWrites(may, 'boards/class-1', 'boards/class-2');
});
