import {
  hasOtherMarks,
  hasOtherProfile,
  hasOtherResults,
  hasOtherTotals,
  type ResultSums,
  type StudentPair,
  type Totals,
} from '../../domain/reconcile/student-differences.ts';
import type { Findings } from './findings.ts';

export type StudentsDeps = {
  /** Everybody who has totals or a student's account. */
  listPairs: () => AsyncIterable<StudentPair>;
  findPair: (uid: string) => Promise<StudentPair>;
  /** Those since then; with null, all. */
  countAttempts: (uid: string, since: string | null) => Promise<Totals>;
  /** Counts the totals again from the attempts. */
  recount: (uid: string) => Promise<unknown>;
  /** What is kept of the results at each quiz together, beside what the attempts come to. */
  sumResults: (uid: string) => Promise<{ kept: ResultSums; counted: ResultSums }>;
  /** Counts the results at each quiz again from the attempts. */
  recountResults: (uid: string) => Promise<unknown>;
  /** Copies the profile again from the account. */
  mendProfile: (uid: string) => Promise<unknown>;
  /** Copies name and classes again from the account. */
  mendMarks: (uid: string) => Promise<unknown>;
};

/** Totals and results are those of the attempts, the copies of a profile are the account's. */
export function createStudentsCheck(deps: StudentsDeps) {
  const { listPairs, findPair, countAttempts, recount, mendProfile, mendMarks } = deps;
  const { sumResults, recountResults } = deps;
  return async function checkStudents(findings: Findings): Promise<void> {
    // Several take from one list, each the next: a student waits for the database alone.
    const workers = sharedBy(AT_ONCE, listPairs(), async (pair) => {
      try {
        await checkStudent(pair, findings);
      } catch (error) {
        findings.break('checkStudents', error, { uid: pair.uid });
      }
    });
    // All of them: none writes on when this has ended.
    for (const ended of await Promise.allSettled(workers)) {
      if (ended.status === 'rejected') throw ended.reason;
    }
  };

  /** What changed while it was listed is no difference, so what differs is looked at again. */
  async function checkStudent(pair: StudentPair, findings: Findings): Promise<void> {
    const { uid } = pair;
    if (hasOtherProfile(pair) && hasOtherProfile(await findPair(uid))) {
      await findings.mend('reconcile.profile', { uid }, () => mendProfile(uid));
    }
    if (hasOtherMarks(pair) && hasOtherMarks(await findPair(uid))) {
      await findings.mend('reconcile.marks', { uid }, () => mendMarks(uid));
    }
    if ((await isMiscounted(pair)) && (await isMiscounted(await findPair(uid)))) {
      await findings.mend('reconcile.totals', { uid }, () => recount(uid));
    }
    const hasMissed = async () => hasOtherResults(await sumResults(uid));
    // An attempt may have come in between the two sums.
    if ((await hasMissed()) && (await hasMissed())) {
      await findings.mend('reconcile.quiz-results', { uid }, () => recountResults(uid));
    }
  }

  /** Marks alone need no totals: their account is gone. */
  async function isMiscounted({ uid, kept, account }: StudentPair): Promise<boolean> {
    return kept ? hasOtherTotals(kept, await countAttempts(uid, kept.since)) : account !== null;
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
