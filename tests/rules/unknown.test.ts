import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('a collection that the rules do not name', () => {
  const may = useFirestore({
    'elsewhere/student-1': belongsToEverybody,
    'elsewhere/teacher-1': belongsToEverybody,
    'elsewhere/teacher-1/below/teacher-1': belongsToEverybody,
  });

  may(nobody, 'get a document under the uid of a student', (db) =>
    db.doc('elsewhere/student-1').get(),
  );
  may(nobody, 'get a document under the uid of a teacher', (db) =>
    db.doc('elsewhere/teacher-1').get(),
  );
  may(nobody, 'get a document in a collection below', (db) =>
    db.doc('elsewhere/teacher-1/below/teacher-1').get(),
  );
  may(nobody, 'list all', (db) => db.collection('elsewhere').get());
  may(nobody, 'list what belongs to everybody', (db) =>
    db
      .collection('elsewhere')
      .where('userType', '==', 'student')
      .where('status', '==', 'ready')
      .where('studentId', '==', 'student-1')
      .where('teacherId', '==', 'teacher-1')
      .get(),
  );

  nobodyWrites(may, 'elsewhere/teacher-1', 'elsewhere/new');
});
