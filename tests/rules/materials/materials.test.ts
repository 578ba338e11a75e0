import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { everyoneWithARole, nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('materials', () => {
  const may = useSchool({ 'materials/material-1/notes/note-1': belongsToEverybody });

  may(everyoneWithARole, 'get one', (school) => school.doc('materials/material-1').get());
  may(everyoneWithARole, 'list those for all', (school) =>
    school.collection('materials').where('audience', 'array-contains', 'all').get(),
  );
  may(nobody, 'list all', (school) => school.collection('materials').get());
  may(['a teacher'], 'get one for a class', (school) => school.doc('materials/for-a-class').get());
  may(['a teacher'], 'list those of a teacher', (school) =>
    school.collection('materials').where('teacherId', '==', 'teacher-1').get(),
  );
  may(nobody, 'list those for a class', (school) =>
    school.collection('materials').where('audience', 'array-contains', 'class-1').get(),
  );
  may(everyoneWithARole, 'list the newest for all', (school) =>
    school
      .collection('materials')
      .where('audience', 'array-contains', 'all')
      .orderBy('uploadDate', 'desc')
      .limit(10)
      .get(),
  );
  nobodyListsAcross(may, 'materials');
  may(nobody, 'get what is stored under one', (school) =>
    school.doc('materials/material-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'materials/material-1', 'materials/new');
});
