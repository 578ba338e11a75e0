import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('how often something was done', () => {
  const may = useSchool({ 'limits/everybody': belongsToEverybody });

  nobodyReads(may, 'limits/documents-of-somebody');
  nobodyWrites(may, 'limits/documents-of-somebody', 'limits/orders-of-nobody');
});
