import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { nobody } from '../../support/rules/personas.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('deletedQuizzes', () => {
  const may = useSchool({ 'deletedQuizzes/everybody': belongsToEverybody });

  nobodyReads(may, 'deletedQuizzes/deleted');

  may(['a teacher'], 'get the key, which stays for who may take her deletion back', (school) =>
    school.doc('quizzes/deleted/private/key').get(),
  );
  may(nobody, 'get the quiz where it was', (school) => school.doc('quizzes/deleted').get());

  nobodyWrites(may, 'deletedQuizzes/deleted', 'deletedQuizzes/new');
});
