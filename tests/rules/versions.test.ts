import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('earlier versions of a quiz', () => {
  const may = useFirestore({ 'quizzes/ready/versions/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('quizzes/ready/versions/1').get());
  may(nobody, 'get one that looks like her own', (db) =>
    db.doc('quizzes/ready/versions/everybody').get(),
  );
  may(nobody, 'list those of a quiz', (db) => db.collection('quizzes/ready/versions').get());
  may(nobody, 'list those of a teacher', (db) =>
    db.collectionGroup('versions').where('teacherId', '==', 'teacher-1').get(),
  );

  nobodyWrites(may, 'quizzes/ready/versions/1', 'quizzes/ready/versions/2');
});
