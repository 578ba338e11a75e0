import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('the marks of students', () => {
  const may = useSchool({ 'marks/everybody': belongsToEverybody });

  nobodyReads(may, 'marks/student-1');
  nobodyWrites(may, 'marks/student-1', 'marks/student-2');
});
