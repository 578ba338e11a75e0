import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('topics', () => {
  const may = useSchool({ 'topics/everybody': belongsToEverybody });

  nobodyReads(may, 'topics/teacher-1');
  nobodyWrites(may, 'topics/teacher-1', 'topics/teacher-2');
});
