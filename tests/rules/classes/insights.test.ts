import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('insights', () => {
  const may = useSchool({
    'insights/student-1': belongsToEverybody,
    'insights/teacher-1.class-1': belongsToEverybody,
    'insights/teacher-1/notes/note-1': belongsToEverybody,
  });

  may(['a teacher'], 'get those of a teacher', (school) => school.doc('insights/teacher-1').get());
  may(nobody, 'get those under the uid of a student', (school) =>
    school.doc('insights/student-1').get(),
  );
  may(nobody, 'get those about one class', (school) =>
    school.doc('insights/teacher-1.class-1').get(),
  );
  may(nobody, 'list all', (school) => school.collection('insights').get());
  may(nobody, 'list her own by its id', (school) =>
    school
      .collection('insights')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'teacher-1')
      .get(),
  );
  may(nobody, 'get what is stored under them', (school) =>
    school.doc('insights/teacher-1/notes/note-1').get(),
  );
  nobodyListsAcross(may, 'insights');

  nobodyWrites(may, 'insights/teacher-1', 'insights/newcomer');
});
