import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody, teachers } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('students', () => {
  const may = useFirestore({
    'students/student-1/notes/note-1': belongsToEverybody,
    'students/teacher-1': belongsToEverybody,
  });

  may(['a student', ...teachers], 'get the summary of a student', (db) =>
    db.doc('students/student-1').get(),
  );
  may(teachers, 'get the summary under the uid of a teacher', (db) =>
    db.doc('students/teacher-1').get(),
  );
  may(teachers, 'list all', (db) => db.collection('students').get());
  may(teachers, 'list one by its id', (db) =>
    db
      .collection('students')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'student-1')
      .get(),
  );
  may(nobody, 'list all across collections', (db) => db.collectionGroup('students').get());
  may(nobody, 'get what is stored under one', (db) =>
    db.doc('students/student-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'students/student-1', 'students/newcomer');
});
