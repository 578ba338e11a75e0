import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe("a quiz's key", () => {
  const may = useSchool({
    'quizzes/ready/private/draft': belongsToEverybody,
    'quizzes/ready/notes/key': belongsToEverybody,
  });

  may(['a teacher'], 'get it', (school) => school.doc('quizzes/ready/private/key').get());
  may(['a teacher'], 'get that of a draft', (school) =>
    school.doc('quizzes/draft/private/key').get(),
  );
  may(['a teacher'], 'get that of an assigned quiz', (school) =>
    school.doc('quizzes/assigned/private/key').get(),
  );
  may(nobody, 'get the key of a quiz without one', (school) =>
    school.doc('quizzes/failed/private/key').get(),
  );
  may(nobody, 'get what is stored beside it', (school) =>
    school.doc('quizzes/ready/private/draft').get(),
  );
  may(nobody, 'get a key in another place', (school) =>
    school.doc('quizzes/ready/notes/key').get(),
  );

  may(nobody, 'list the collection that it is in', (school) =>
    school.collection('quizzes/ready/private').where('teacherId', '==', 'teacher-1').get(),
  );
  may(nobody, 'list it by its id', (school) =>
    school
      .collection('quizzes/ready/private')
      .where(firebase.firestore.FieldPath.documentId(), '==', 'key')
      .where('teacherId', '==', 'teacher-1')
      .get(),
  );
  may(nobody, 'list the keys of all quizzes of a teacher', (school) =>
    school.collectionGroup('private').where('teacherId', '==', 'teacher-1').get(),
  );
  nobodyListsAcross(may, 'private');

  nobodyWrites(may, 'quizzes/ready/private/key', 'quizzes/failed/private/key');
});

describe('the drafts of a quiz', () => {
  const may = useSchool({ 'quizzes/draft/private/drafts': belongsToEverybody });

  may(nobody, 'get them', (school) => school.doc('quizzes/ready/private/drafts').get());
  may(nobody, 'get some that look like her own', (school) =>
    school.doc('quizzes/draft/private/drafts').get(),
  );

  nobodyWrites(may, 'quizzes/ready/private/drafts', 'quizzes/failed/private/drafts');
});
