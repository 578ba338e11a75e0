import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('earlier versions of a quiz', () => {
  const may = useSchool({ 'quizzes/ready/versions/everybody': belongsToEverybody });

  nobodyReads(may, 'quizzes/ready/versions/1');
  nobodyWrites(may, 'quizzes/ready/versions/1', 'quizzes/ready/versions/2');
});
