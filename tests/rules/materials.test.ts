import { describe } from 'vitest';
import { nobodyListsAcross, nobodyWrites } from '../support/rules/denied.ts';
import { useSchool } from '../support/rules/may.ts';
import { everyoneWithARole, nobody } from '../support/rules/personas.ts';
import { belongsToEverybody } from '../support/rules/school.ts';

describe('materials', () => {
  const may = useSchool({ 'materials/material-1/notes/note-1': belongsToEverybody });

  may(everyoneWithARole, 'get one', (school) => school.doc('materials/material-1').get());
  may(everyoneWithARole, 'list all', (school) => school.collection('materials').get());
  may(everyoneWithARole, 'list the newest', (school) =>
    school.collection('materials').orderBy('uploadDate', 'desc').limit(10).get(),
  );
  nobodyListsAcross(may, 'materials');
  may(nobody, 'get what is stored under one', (school) =>
    school.doc('materials/material-1/notes/note-1').get(),
  );

  nobodyWrites(may, 'materials/material-1', 'materials/new');
});
