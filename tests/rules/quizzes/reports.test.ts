import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('reports', () => {
  const may = useSchool({ 'reports/everybody': belongsToEverybody });

  nobodyReads(may, 'reports/student-1');
  may(nobody, 'list those on a quiz of her own', (school) =>
    school.collection('reports').where('openTeachers', 'array-contains', 'teacher-1').get(),
  );

  nobodyWrites(may, 'reports/student-1', 'reports/student-2');
});
