import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe("a student's earlier school years", () => {
  const may = useSchool({ 'students/student-1/years/everybody': belongsToEverybody });

  nobodyReads(may, 'students/student-1/years/before-2026');
  nobodyWrites(may, 'students/student-1/years/before-2026', 'students/student-2/years/2026');
});
