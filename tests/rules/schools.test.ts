import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../support/rules/denied.ts';
import { useFirestore } from '../support/rules/may.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('schools', () => {
  const may = useFirestore({ 'schools/everybody': belongsToEverybody });

  nobodyReads(may, 'schools/main');
  nobodyWrites(may, 'schools/main', 'schools/new');
});
