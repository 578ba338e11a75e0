import { describe } from 'vitest';
import { nobodyWrites, useFirestore } from '../support/rules/may.ts';
import { nobody } from '../support/rules/personas.ts';

describe('settings', () => {
  const may = useFirestore();

  may(nobody, 'get the key of the download links', (db) =>
    db.doc('settings/download-tickets').get(),
  );
  may(nobody, 'list all', (db) => db.collection('settings').get());

  nobodyWrites(may, 'settings/download-tickets', 'settings/new');
});
