import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('requests that were taken of a model', () => {
  const may = useSchool({ 'modelUsage/everybody': belongsToEverybody });

  nobodyReads(may, 'modelUsage/2026-11-20');
  nobodyWrites(may, 'modelUsage/2026-11-20', 'modelUsage/2026-11-21');
});
