import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody, teachersOfAll } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('students', () => {
  const may = useSchool({
    'students/student-1/notes/note-1': belongsToEverybody,
    'students/teacher-1': belongsToEverybody,
  });

  may(['a student', ...teachersOfAll], 'get the summary of a student', (school) =>
    school.doc('students/student-1').get(),
  );
  may(teachersOfAll, 'get the summary under the uid of a teacher', (school) =>
    school.doc('students/teacher-1').get(),
  );
  may(teachersOfAll, 'list all', (school) => school.collection('students').get());
  may(teachersOfAll, 'list one by its id', (school) =>
    school
      .collection('students')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'student-1')
      .get(),
  );
  nobodyListsAcross(may, 'students');
  may(nobody, 'get what is stored under one', (school) =>
    school.doc('students/student-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'students/student-1', 'students/newcomer');
});
