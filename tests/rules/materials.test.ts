import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { everyoneWithARole, nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('materials', () => {
  const may = useFirestore({ 'materials/material-1/notes/note-1': belongsToEverybody });

  may(everyoneWithARole, 'get one', (db) => db.doc('materials/material-1').get());
  may(everyoneWithARole, 'list all', (db) => db.collection('materials').get());
  may(everyoneWithARole, 'list the newest', (db) =>
    db.collection('materials').orderBy('uploadDate', 'desc').limit(10).get(),
  );
  may(nobody, 'list all across collections', (db) => db.collectionGroup('materials').get());
  may(nobody, 'get what is stored under one', (db) =>
    db.doc('materials/material-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'materials/material-1', 'materials/new');
});
