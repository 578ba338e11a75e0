import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('practice', () => {
  const may = useSchool({ 'practice/everybody': belongsToEverybody });

  nobodyReads(may, 'practice/student-1');
  nobodyWrites(may, 'practice/student-1', 'practice/student-2');
});
