import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('lists', () => {
  const may = useSchool({ 'lists/everybody': belongsToEverybody });

  nobodyReads(may, 'lists/materials');
  nobodyWrites(may, 'lists/materials', 'lists/ready-quizzes');
});
