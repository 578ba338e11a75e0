import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('invitations into classes', () => {
  const may = useSchool({ 'classInvitations/everybody': belongsToEverybody });

  nobodyReads(may, 'classInvitations/hash-1');
  may(nobody, 'list her own', (school) =>
    school.collection('classInvitations').where('studentId', '==', 'student-1').get(),
  );
  may(nobody, 'list those that she has sent', (school) =>
    school.collection('classInvitations').where('teacherId', '==', 'teacher-1').get(),
  );

  nobodyWrites(may, 'classInvitations/hash-1', 'classInvitations/hash-2');
});
