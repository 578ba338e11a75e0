import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('invitations', () => {
  const may = useSchool({ 'invitations/everybody': belongsToEverybody });

  nobodyReads(may, 'invitations/hash-1');
  nobodyWrites(may, 'invitations/hash-1', 'invitations/hash-2');
});
