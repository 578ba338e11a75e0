import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('topics', () => {
  const may = useFirestore({ 'topics/everybody': belongsToEverybody });

  may(nobody, 'get those of a teacher', (db) => db.doc('topics/teacher-1').get());
  may(nobody, 'get those that look like her own', (db) => db.doc('topics/everybody').get());
  may(nobody, 'list all', (db) => db.collection('topics').get());

  nobodyWrites(may, 'topics/teacher-1', 'topics/teacher-2');
});
