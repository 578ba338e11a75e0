import { requireReader } from './access.ts';
import { notFound } from './api-error.ts';
import type { RequireReader } from './caller.ts';
import { seesSchool, type TeacherScope } from './teacher-scope.ts';

type Deps = {
  classes: { listTaughtIds: (uid: string) => Promise<string[]> };
  /** The classes of a student; none of somebody who is no student. */
  accounts: { findClassIds: (uid: string) => Promise<string[]> };
};

/**
 * Who may read what is kept about a student: she herself, and teachers. Where a teacher sees the whole
 * school this costs no read; where she sees her classes alone, one for each of them and one more.
 */
export function createReaderGuard(scope: TeacherScope, { classes, accounts }: Deps): RequireReader {
  return async function requireReaderOf(caller, uid, sentence = 'Student not found.') {
    requireReader(caller, uid);
    if (caller.uid === uid || seesSchool(scope, caller)) return;
    const [taught, hers] = await Promise.all([
      classes.listTaughtIds(caller.uid),
      accounts.findClassIds(uid),
    ]);
    if (!hers.some((id) => taught.includes(id))) throw notFound(sentence);
  };
}
