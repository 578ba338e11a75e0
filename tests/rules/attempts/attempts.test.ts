import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody, teachersOfAll } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('attempts', () => {
  const may = useSchool({ 'attempts/attempt-1/notes/note-1': belongsToEverybody });

  may(['a student', ...teachersOfAll], 'get one', (school) =>
    school.doc('attempts/attempt-1').get(),
  );
  may(['a student', ...teachersOfAll], 'list those of a student', (school) =>
    school.collection('attempts').where('studentId', '==', 'student-1').get(),
  );
  may(['a student', ...teachersOfAll], 'list the newest of a student', (school) =>
    school
      .collection('attempts')
      .where('studentId', '==', 'student-1')
      .orderBy('completedAt', 'desc')
      .limit(10)
      .get(),
  );
  may(teachersOfAll, 'list those of a quiz', (school) =>
    school.collection('attempts').where('quizId', '==', 'ready').get(),
  );
  may(teachersOfAll, 'list all', (school) => school.collection('attempts').get());
  may(teachersOfAll, 'list those of two students', (school) =>
    school.collection('attempts').where('studentId', 'in', ['student-1', 'student-2']).get(),
  );
  nobodyListsAcross(may, 'attempts');
  may(nobody, 'get what is stored under one', (school) =>
    school.doc('attempts/attempt-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'attempts/attempt-1', 'attempts/new');
});
