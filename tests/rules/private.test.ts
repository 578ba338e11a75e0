import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe("a quiz's key", () => {
  const may = useFirestore({
    'quizzes/ready/private/draft': belongsToEverybody,
    'quizzes/ready/notes/key': belongsToEverybody,
  });

  may(['a teacher'], 'get it', (db) => db.doc('quizzes/ready/private/key').get());
  may(['a teacher'], 'get that of a draft', (db) => db.doc('quizzes/draft/private/key').get());
  may(nobody, 'get the key of a quiz without one', (db) =>
    db.doc('quizzes/failed/private/key').get(),
  );
  may(nobody, 'get what is stored beside it', (db) => db.doc('quizzes/ready/private/draft').get());
  may(nobody, 'get a key in another place', (db) => db.doc('quizzes/ready/notes/key').get());

  may(nobody, 'list the collection that it is in', (db) =>
    db.collection('quizzes/ready/private').where('teacherId', '==', 'teacher-1').get(),
  );
  may(nobody, 'list it by its id', (db) =>
    db
      .collection('quizzes/ready/private')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'key')
      .where('teacherId', '==', 'teacher-1')
      .get(),
  );
  may(nobody, 'list the keys of all quizzes', (db) =>
    db.collectionGroup('private').where('teacherId', '==', 'teacher-1').get(),
  );

  nobodyWrites(may, 'quizzes/ready/private/key', 'quizzes/failed/private/key');
});

describe('the drafts of a quiz', () => {
  const may = useFirestore({ 'quizzes/draft/private/drafts': belongsToEverybody });

  may(nobody, 'get them', (db) => db.doc('quizzes/ready/private/drafts').get());
  may(nobody, 'get some that look like her own', (db) =>
    db.doc('quizzes/draft/private/drafts').get(),
  );

  nobodyWrites(may, 'quizzes/ready/private/drafts', 'quizzes/failed/private/drafts');
});
