import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody, teachersOfAll } from '../../support/rules/personas.ts';

describe('users', () => {
  const may = useSchool();

  may(['a student', ...teachersOfAll], "get a student's profile", (school) =>
    school.doc('users/student-1').get(),
  );
  may(['a teacher'], "get a teacher's profile", (school) => school.doc('users/teacher-1').get());
  may(teachersOfAll, "get a closed student's profile", (school) =>
    school.doc('users/closed-student').get(),
  );
  may(nobody, "get a closed teacher's profile", (school) =>
    school.doc('users/closed-teacher').get(),
  );
  may(['an admin'], "get an admin's profile", (school) => school.doc('users/admin-1').get());
  may(nobody, 'get a profile that is not there', (school) => school.doc('users/missing').get());

  may(teachersOfAll, 'list the students', (school) =>
    school.collection('users').where('userType', '==', 'student').get(),
  );
  may(teachersOfAll, 'list the students of a grade', (school) =>
    school
      .collection('users')
      .where('userType', '==', 'student')
      .where('currentGrade', '==', '10')
      .get(),
  );
  may(nobody, 'list everybody', (school) => school.collection('users').get());
  may(nobody, 'list everybody of a grade', (school) =>
    school.collection('users').where('currentGrade', '==', '10').get(),
  );
  may(nobody, 'list the teachers', (school) =>
    school.collection('users').where('userType', '==', 'teacher').get(),
  );
  may(nobody, 'list students and teachers', (school) =>
    school.collection('users').where('userType', 'in', ['student', 'teacher']).get(),
  );
  may(nobody, 'list the one profile of a student by its id', (school) =>
    school
      .collection('users')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'student-1')
      .get(),
  );
  nobodyListsAcross(may, 'users');

  nobodyWrites(may, 'users/student-1', 'users/newcomer');
  nobodyWrites(may, 'users/teacher-1', 'users/newcomer');
});
