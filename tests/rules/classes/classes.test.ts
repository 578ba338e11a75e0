import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('classes', () => {
  const may = useSchool({ 'classes/everybody': belongsToEverybody });

  nobodyReads(may, 'classes/class-1');
  may(nobody, 'list those of a teacher', (school) =>
    school.collection('classes').where('teacherIds', 'array-contains', 'teacher-1').get(),
  );

  nobodyWrites(may, 'classes/class-1', 'classes/new');
});
