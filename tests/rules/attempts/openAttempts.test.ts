import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('open attempts', () => {
  const may = useSchool({ 'openAttempts/everybody': belongsToEverybody });

  nobodyReads(may, 'openAttempts/open-1');
  nobodyWrites(may, 'openAttempts/open-1', 'openAttempts/new');
});
