import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody, teachers } from '../support/rules/personas.ts';

describe('users', () => {
  const may = useFirestore();

  may(['a student', ...teachers], "get a student's profile", (db) =>
    db.doc('users/student-1').get(),
  );
  may(['a teacher'], "get a teacher's profile", (db) => db.doc('users/teacher-1').get());
  may(nobody, 'get a profile that is not there', (db) => db.doc('users/missing').get());

  may(teachers, 'list the students', (db) =>
    db.collection('users').where('userType', '==', 'student').get(),
  );
  may(teachers, 'list the students of a grade', (db) =>
    db
      .collection('users')
      .where('userType', '==', 'student')
      .where('currentGrade', '==', '10')
      .get(),
  );
  may(nobody, 'list everybody', (db) => db.collection('users').get());
  may(nobody, 'list everybody of a grade', (db) =>
    db.collection('users').where('currentGrade', '==', '10').get(),
  );
  may(nobody, 'list the teachers', (db) =>
    db.collection('users').where('userType', '==', 'teacher').get(),
  );
  may(nobody, 'list students and teachers', (db) =>
    db.collection('users').where('userType', 'in', ['student', 'teacher']).get(),
  );
  may(nobody, 'list the one profile of a student by its id', (db) =>
    db
      .collection('users')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'student-1')
      .get(),
  );
  may(nobody, 'list the students across collections', (db) =>
    db.collectionGroup('users').where('userType', '==', 'student').get(),
  );

  nobodyWrites(may, 'users/student-1', 'users/newcomer');
  nobodyWrites(may, 'users/teacher-1', 'users/newcomer');
});
