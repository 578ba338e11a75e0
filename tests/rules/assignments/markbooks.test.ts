import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('markbooks', () => {
  const may = useSchool({ 'markbooks/everybody': belongsToEverybody });

  nobodyReads(may, 'markbooks/class-1');
  nobodyListsAcross(may, 'markbooks');
  nobodyWrites(may, 'markbooks/class-1', 'markbooks/class-2');
});
