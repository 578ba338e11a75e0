import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useFirestore, useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('settings', () => {
  const may = useSchool({ 'settings/everybody': belongsToEverybody });

  nobodyReads(may, 'settings/school-year');
  nobodyWrites(may, 'settings/school-year', 'settings/new');
});

describe('settings beside all schools', () => {
  const may = useFirestore({
    'settings/everybody': belongsToEverybody,
    'settings/download-tickets': { secret: 'secret' },
  });

  nobodyReads(may, 'settings/download-tickets');
  nobodyWrites(may, 'settings/download-tickets', 'settings/new');
});
