import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../support/rules/denied.ts';
import { useSchool } from '../support/rules/may.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('accounts that imports have made', () => {
  const may = useSchool({ 'rosterLimits/everybody': belongsToEverybody });

  nobodyReads(may, 'rosterLimits/teacher-1');
  nobodyWrites(may, 'rosterLimits/teacher-1', 'rosterLimits/teacher-2');
});
