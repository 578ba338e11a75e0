import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('responses', () => {
  const may = useSchool({ 'responses/everybody': belongsToEverybody });

  nobodyReads(may, 'responses/ready');
  nobodyWrites(may, 'responses/ready', 'responses/draft');
});
