import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('the pages of responses', () => {
  const may = useFirestore({ 'responses/ready/pages/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('responses/ready/pages/0').get());
  may(nobody, 'get one that looks like her own', (db) =>
    db.doc('responses/ready/pages/everybody').get(),
  );
  may(nobody, 'list those of a quiz', (db) => db.collection('responses/ready/pages').get());
  may(nobody, 'list those of all quizzes', (db) => db.collectionGroup('pages').get());

  nobodyWrites(may, 'responses/ready/pages/0', 'responses/ready/pages/1');
});
