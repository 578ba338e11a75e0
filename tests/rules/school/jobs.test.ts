import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('jobs', () => {
  const may = useSchool({ 'jobs/everybody': belongsToEverybody });

  nobodyReads(may, 'jobs/generating');
  may(nobody, 'list those of a teacher', (school) =>
    school.collection('jobs').where('order.teacherId', '==', 'teacher-1').get(),
  );

  nobodyWrites(may, 'jobs/generating', 'jobs/new');
});
