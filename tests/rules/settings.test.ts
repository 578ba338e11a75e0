import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../support/rules/denied.ts';
import { useSchool } from '../support/rules/may.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('settings', () => {
  const may = useSchool({ 'settings/everybody': belongsToEverybody });

  nobodyReads(may, 'settings/download-tickets');
  nobodyWrites(may, 'settings/download-tickets', 'settings/new');
});
