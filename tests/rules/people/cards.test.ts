import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useFirestore } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('cards', () => {
  const may = useFirestore({ 'cards/everybody': belongsToEverybody });

  nobodyReads(may, 'cards/everybody');
  nobodyWrites(may, 'cards/everybody', 'cards/new');
});
