import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../support/rules/denied.ts';
import { useSchool } from '../support/rules/may.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('the marks of a class', () => {
  const may = useSchool({ 'classes/class-1/marks/everybody': belongsToEverybody });

  nobodyReads(may, 'classes/class-1/marks/student-1');
  nobodyWrites(may, 'classes/class-1/marks/student-1', 'classes/class-1/marks/student-2');
});
