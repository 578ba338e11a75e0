import { describe } from 'vitest';
import { nobodyListsAcross, nobodyReads, nobodyWrites } from '../../support/rules/denied.ts';
import { useSchool } from '../../support/rules/may.ts';

/** Each of these is somebody's own, and only the API shows it to her. */
describe('sessions', () => {
  const may = useSchool();

  nobodyReads(may, 'sessions/student-1');
  nobodyListsAcross(may, 'sessions');
  nobodyWrites(may, 'sessions/student-1', 'sessions/student-2');
});
