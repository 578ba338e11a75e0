import {
  hasOtherProfile,
  hasOtherTotals,
  type StudentPair,
  type Totals,
} from '../../domain/reconcile/student-differences.ts';
import type { StudentProfile } from '../../domain/student/student-summary.ts';
import type { Findings } from './findings.ts';

export type StudentsDeps = {
  /** Everybody who has totals or a student's account. */
  listPairs: () => AsyncIterable<StudentPair>;
  findTotals: (uid: string) => Promise<StudentPair['kept']>;
  countAttempts: (uid: string) => Promise<Totals>;
  /** Counts the totals again from the attempts. */
  recount: (uid: string) => Promise<unknown>;
  setProfile: (uid: string, profile: StudentProfile | null) => Promise<unknown>;
};

/** Totals are those of the attempts, the copy of a profile is the account's. */
export function createStudentsCheck(deps: StudentsDeps) {
  const { listPairs, findTotals, countAttempts, recount, setProfile } = deps;
  return async function checkStudents(findings: Findings): Promise<void> {
    await Promise.all(
      // Several take from one list, each the next: a student waits for the database alone.
      sharedBy(AT_ONCE, listPairs(), (pair) => checkStudent(pair, findings)),
    );
  };

  async function checkStudent(pair: StudentPair, findings: Findings): Promise<void> {
    const { uid, kept, account } = pair;
    if (hasOtherProfile(pair)) {
      await findings.mend('reconcile.profile', { uid }, () => setProfile(uid, account));
    }
    const isOther = kept
      ? hasOtherTotals(kept, await countAttempts(uid)) && (await isOtherStill(uid))
      : true;
    if (isOther) await findings.mend('reconcile.totals', { uid }, () => recount(uid));
  }

  /** A submit between the two looks is no difference. */
  async function isOtherStill(uid: string): Promise<boolean> {
    const [kept, counted] = [await findTotals(uid), await countAttempts(uid)];
    return !kept || hasOtherTotals(kept, counted);
  }
}

const AT_ONCE = 20;

function sharedBy<T>(
  workers: number,
  values: AsyncIterable<T>,
  work: (value: T) => Promise<void>,
): Promise<void>[] {
  const waiting = values[Symbol.asyncIterator]();
  return Array.from({ length: workers }, async () => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      await work(next.value);
    }
  });
}
