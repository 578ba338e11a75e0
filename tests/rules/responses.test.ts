import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('responses', () => {
  const may = useFirestore({ 'responses/everybody': belongsToEverybody });

  may(nobody, 'get those of a quiz', (db) => db.doc('responses/ready').get());
  may(nobody, 'get those that look like her own', (db) => db.doc('responses/everybody').get());
  may(nobody, 'list all', (db) => db.collection('responses').get());

  nobodyWrites(may, 'responses/ready', 'responses/draft');
});
