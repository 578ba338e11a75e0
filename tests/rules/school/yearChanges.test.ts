import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('the change of a school year', () => {
  const may = useSchool({ 'yearChanges/everybody': belongsToEverybody });

  nobodyReads(may, 'yearChanges/2026');
  nobodyWrites(may, 'yearChanges/2026', 'yearChanges/2027');
});
