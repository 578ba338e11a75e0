import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';

/** Not even their owner sees the hashes. */
describe('what is kept of recovery codes', () => {
  const may = useSchool();

  nobodyReads(may, 'recoveryCodes/teacher-1');
  nobodyListsAcross(may, 'recoveryCodes');
  nobodyWrites(may, 'recoveryCodes/teacher-1', 'recoveryCodes/teacher-2');
});
