import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('accounts that are being erased', () => {
  const may = useSchool({ 'erasures/everybody': belongsToEverybody });

  nobodyReads(may, 'erasures/erasure-1');
  nobodyListsAcross(may, 'erasures');
  nobodyWrites(may, 'erasures/erasure-1', 'erasures/erasure-2');
});
