import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe("a student's best attempts by quiz", () => {
  const may = useSchool({ 'students/student-1/quizResults/everybody': belongsToEverybody });

  nobodyReads(may, 'students/student-1/quizResults/ready');
  nobodyWrites(may, 'students/student-1/quizResults/ready', 'students/student-2/quizResults/ready');
});
