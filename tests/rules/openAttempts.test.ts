import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('open attempts', () => {
  const may = useFirestore({ 'openAttempts/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('openAttempts/open-1').get());
  may(nobody, 'get one that looks like her own', (db) => db.doc('openAttempts/everybody').get());
  may(nobody, 'get one that is not there', (db) => db.doc('openAttempts/none').get());
  may(nobody, 'list all', (db) => db.collection('openAttempts').get());
  may(nobody, 'list those of a student', (db) =>
    db.collection('openAttempts').where('studentId', '==', 'student-1').get(),
  );

  nobodyWrites(may, 'openAttempts/open-1', 'openAttempts/new');
});
