import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('attempts whose result is held', () => {
  const may = useSchool({ 'heldAttempts/everybody': belongsToEverybody });

  nobodyReads(may, 'heldAttempts/attempt-2');
  nobodyWrites(may, 'heldAttempts/attempt-2', 'heldAttempts/new');
});
