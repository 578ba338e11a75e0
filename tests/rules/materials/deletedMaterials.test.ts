import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('deletedMaterials', () => {
  const may = useSchool({ 'deletedMaterials/everybody': belongsToEverybody });

  nobodyReads(may, 'deletedMaterials/deleted');

  nobodyWrites(may, 'deletedMaterials/deleted', 'deletedMaterials/new');
});
