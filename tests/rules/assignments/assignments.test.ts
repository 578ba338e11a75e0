import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('assignments', () => {
  const may = useSchool({ 'assignments/everybody': belongsToEverybody });

  nobodyReads(may, 'assignments/assignment-1');
  may(nobody, 'list those of a class', (school) =>
    school.collection('assignments').where('classId', '==', 'class-1').get(),
  );
  may(nobody, 'list those that ask one student', (school) =>
    school.collection('assignments').where('only', 'array-contains', 'student-1').get(),
  );

  nobodyWrites(may, 'assignments/assignment-1', 'assignments/new');
});
