import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useFirestore } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('accounts', () => {
  const may = useFirestore({ 'accounts/everybody': belongsToEverybody });

  nobodyReads(may, 'accounts/student-1');
  nobodyWrites(may, 'accounts/student-1', 'accounts/newcomer');
});
