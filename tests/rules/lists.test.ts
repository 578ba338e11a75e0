import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('lists', () => {
  const may = useFirestore({ 'lists/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('lists/materials').get());
  may(nobody, 'get one that looks like her own', (db) => db.doc('lists/everybody').get());
  may(nobody, 'list all', (db) => db.collection('lists').get());

  nobodyWrites(may, 'lists/materials', 'lists/ready-quizzes');
});
