import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('practice', () => {
  const may = useFirestore({ 'practice/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('practice/student-1').get());
  may(nobody, 'get one that looks like her own', (db) => db.doc('practice/everybody').get());
  may(nobody, 'list all', (db) => db.collection('practice').get());

  nobodyWrites(may, 'practice/student-1', 'practice/student-2');
});
