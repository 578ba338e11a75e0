import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useFirestore, useSchool } from '../../support/rules/may.ts';
import { nobody, type Persona } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

const student: Persona[] = ['a student of another school'];
const teacher: Persona[] = ['a teacher of another school'];
const members = [...student, ...teacher];

/** None of those who may read in the other tests' school may read here. */
describe('another school', () => {
  const may = useSchool({}, 'other');

  may(members, "get a student's profile", (school) => school.doc('users/student-1').get());
  may(teacher, "get a teacher's profile", (school) => school.doc('users/teacher-1').get());
  may(teacher, 'list the students', (school) =>
    school.collection('users').where('userType', '==', 'student').get(),
  );
  may(members, 'get a material', (school) => school.doc('materials/material-1').get());
  may(members, 'list the materials', (school) =>
    school.collection('materials').where('audience', 'array-contains', 'all').get(),
  );
  may(members, 'get a ready quiz', (school) => school.doc('quizzes/ready').get());
  may(members, 'list the ready quizzes', (school) =>
    school.collection('quizzes').where('status', '==', 'ready').get(),
  );
  may(teacher, 'get a draft', (school) => school.doc('quizzes/draft').get());
  may(teacher, 'list the quizzes of a teacher', (school) =>
    school.collection('quizzes').where('teacherId', '==', 'teacher-1').get(),
  );
  may(teacher, 'get the key of a quiz', (school) => school.doc('quizzes/ready/private/key').get());
  may(members, 'get an attempt', (school) => school.doc('attempts/attempt-1').get());
  may(members, 'list the attempts of a student', (school) =>
    school.collection('attempts').where('studentId', '==', 'student-1').get(),
  );
  may(teacher, 'list all attempts', (school) => school.collection('attempts').get());
  may(members, 'get the summary of a student', (school) => school.doc('students/student-1').get());
  may(teacher, 'list the summaries', (school) => school.collection('students').get());
  may(teacher, 'get the insights of a teacher', (school) => school.doc('insights/teacher-1').get());
});

describe("a school's document", () => {
  const may = useFirestore({ 'schools/everybody': belongsToEverybody });

  nobodyReads(may, 'schools/main');
  nobodyWrites(may, 'schools/main', 'schools/new');
});

describe('what a school has, in other places', () => {
  const collections = ['users', 'materials', 'quizzes', 'attempts', 'students', 'insights'];
  const places = ['', 'elsewhere/main/', 'schools/main/schools/main/'];
  const paths = places.flatMap((place) => collections.map((name) => `${place}${name}`));
  const may = useFirestore(
    Object.fromEntries(
      paths.flatMap((path) =>
        ['student-1', 'teacher-1'].map((id) => [`${path}/${id}`, belongsToEverybody]),
      ),
    ),
  );

  describe.each(paths)('%s', (path) => {
    may(nobody, 'get one of a student', (database) => database.doc(`${path}/student-1`).get());
    may(nobody, 'get one of a teacher', (database) => database.doc(`${path}/teacher-1`).get());
    may(nobody, 'list all', (database) => database.collection(path).get());
  });
});
