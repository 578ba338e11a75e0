import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('join codes', () => {
  const may = useSchool({ 'joinCodes/everybody': belongsToEverybody });

  nobodyReads(may, 'joinCodes/7K3M9QXT');
  may(nobody, 'list that of a class', (school) =>
    school.collection('joinCodes').where('classId', '==', 'class-1').get(),
  );

  nobodyWrites(may, 'joinCodes/7K3M9QXT', 'joinCodes/0000AAAA');
});
