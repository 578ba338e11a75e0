import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('insights', () => {
  const may = useFirestore({
    'insights/student-1': belongsToEverybody,
    'insights/teacher-1/notes/note-1': belongsToEverybody,
  });

  may(['a teacher'], 'get those of a teacher', (db) => db.doc('insights/teacher-1').get());
  may(nobody, 'get those under the uid of a student', (db) => db.doc('insights/student-1').get());
  may(nobody, 'list all', (db) => db.collection('insights').get());
  may(nobody, 'list her own by its id', (db) =>
    db
      .collection('insights')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'teacher-1')
      .get(),
  );
  may(nobody, 'get what is stored under them', (db) =>
    db.doc('insights/teacher-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'insights/teacher-1', 'insights/newcomer');
});
