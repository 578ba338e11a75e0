import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('audit', () => {
  const may = useSchool({ 'audit/everybody': belongsToEverybody });

  nobodyReads(may, 'audit/entry-1');
  nobodyWrites(may, 'audit/entry-1', 'audit/entry-2');
});
