import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('answerCounts', () => {
  const may = useSchool({ 'answerCounts/everybody': belongsToEverybody });

  nobodyReads(may, 'answerCounts/assignment-1');
  nobodyListsAcross(may, 'answerCounts');
  nobodyWrites(may, 'answerCounts/assignment-1', 'answerCounts/assignment-2');
});
