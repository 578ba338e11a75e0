import { requireReader } from './access.ts';
import { notFound } from './api-error.ts';
import type { RequireReader } from './caller.ts';

type Narrow = {
  classes: { listTaughtIds: (uid: string) => Promise<string[]> };
  /** The classes of a student; none of somebody who is no student. */
  accounts: { findClassIds: (uid: string) => Promise<string[]> };
};

/**
 * Who may read what is kept about a student: she herself, and teachers.
 *
 * @param narrow where a teacher sees the students of her classes alone, at a read for each class and
 *   one more; null where she sees the whole school, which costs none
 */
export function createReaderGuard(narrow: Narrow | null): RequireReader {
  return async function requireReaderOf(caller, uid, sentence = 'Student not found.') {
    requireReader(caller, uid);
    if (narrow === null || caller.uid === uid) return;
    const [taught, hers] = await Promise.all([
      narrow.classes.listTaughtIds(caller.uid),
      narrow.accounts.findClassIds(uid),
    ]);
    if (!hers.some((id) => taught.includes(id))) throw notFound(sentence);
  };
}
