import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('wrong join codes', () => {
  const may = useSchool({ 'joinTries/everybody': belongsToEverybody });

  nobodyReads(may, 'joinTries/student-1');
  nobodyWrites(may, 'joinTries/student-1', 'joinTries/student-2');
});
