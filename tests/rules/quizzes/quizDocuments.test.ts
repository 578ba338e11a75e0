import { describe } from 'vitest';
import { nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';
import { belongsToEverybody } from '../../support/rules/school.ts';

describe('documents that quizzes are ordered from', () => {
  const may = useSchool({ 'quizDocuments/everybody': belongsToEverybody });

  nobodyReads(may, 'quizDocuments/document-1');
  nobodyWrites(may, 'quizDocuments/document-1', 'quizDocuments/document-2');
});
