import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('the pages of responses', () => {
  const may = useSchool({ 'responses/ready/pages/everybody': belongsToEverybody });

  nobodyReads(may, 'responses/ready/pages/0');
  nobodyWrites(may, 'responses/ready/pages/0', 'responses/ready/pages/1');
});
