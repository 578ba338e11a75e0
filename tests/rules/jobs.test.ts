import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('jobs', () => {
  const may = useFirestore({ 'jobs/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('jobs/generating').get());
  may(nobody, 'get one that looks like her own', (db) => db.doc('jobs/everybody').get());
  may(nobody, 'list all', (db) => db.collection('jobs').get());
  may(nobody, 'list those of a teacher', (db) =>
    db.collection('jobs').where('order.teacherId', '==', 'teacher-1').get(),
  );

  nobodyWrites(may, 'jobs/generating', 'jobs/new');
});
