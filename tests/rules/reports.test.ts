import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('reports', () => {
  const may = useFirestore({ 'reports/everybody': belongsToEverybody });

  may(nobody, 'get one', (db) => db.doc('reports/student-1').get());
  may(nobody, 'get one that looks like her own', (db) => db.doc('reports/everybody').get());
  may(nobody, 'list all', (db) => db.collection('reports').get());
  may(nobody, 'list those on a quiz of her own', (db) =>
    db.collection('reports').where('openTeachers', 'array-contains', 'teacher-1').get(),
  );

  nobodyWrites(may, 'reports/student-1', 'reports/student-2');
});
