import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('question banks', () => {
  const may = useSchool({ 'questionBanks/everybody': belongsToEverybody });

  nobodyReads(may, 'questionBanks/of-teacher-1.0');
  nobodyReads(may, 'questionBanks/shared.0');
  nobodyWrites(may, 'questionBanks/of-teacher-1.0', 'questionBanks/of-teacher-1.1');
});
