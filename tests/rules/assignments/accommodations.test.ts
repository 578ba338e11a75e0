import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('accommodations', () => {
  const may = useSchool({ 'accommodations/everybody': belongsToEverybody });

  nobodyReads(may, 'accommodations/student-1');
  nobodyWrites(may, 'accommodations/student-1', 'accommodations/student-2');
});
