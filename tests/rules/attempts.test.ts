import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody, teachers } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('attempts', () => {
  const may = useFirestore({ 'attempts/attempt-1/notes/note-1': belongsToEverybody });

  may(['a student', ...teachers], 'get one', (db) => db.doc('attempts/attempt-1').get());
  may(['a student', ...teachers], 'list those of a student', (db) =>
    db.collection('attempts').where('studentId', '==', 'student-1').get(),
  );
  may(['a student', ...teachers], 'list the newest of a student', (db) =>
    db
      .collection('attempts')
      .where('studentId', '==', 'student-1')
      .orderBy('completedAt', 'desc')
      .limit(10)
      .get(),
  );
  may(teachers, 'list those of a quiz', (db) =>
    db.collection('attempts').where('quizId', '==', 'ready').get(),
  );
  may(teachers, 'list all', (db) => db.collection('attempts').get());
  may(teachers, 'list those of two students', (db) =>
    db.collection('attempts').where('studentId', 'in', ['student-1', 'student-2']).get(),
  );
  may(nobody, 'list all across collections', (db) => db.collectionGroup('attempts').get());
  may(nobody, 'get what is stored under one', (db) =>
    db.doc('attempts/attempt-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'attempts/attempt-1', 'attempts/new');
});
