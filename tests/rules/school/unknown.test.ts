import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('a collection that the rules do not name', () => {
  const may = useSchool({
    'elsewhere/everybody': belongsToEverybody,
    'elsewhere/student-1': belongsToEverybody,
    'elsewhere/teacher-1': belongsToEverybody,
    'elsewhere/teacher-1/below/teacher-1': belongsToEverybody,
  });

  nobodyReads(may, 'elsewhere/student-1');
  may(nobody, 'get a document under the uid of a teacher', (school) =>
    school.doc('elsewhere/teacher-1').get(),
  );
  may(nobody, 'get a document in a collection below', (school) =>
    school.doc('elsewhere/teacher-1/below/teacher-1').get(),
  );

  nobodyWrites(may, 'elsewhere/teacher-1', 'elsewhere/new');
});
