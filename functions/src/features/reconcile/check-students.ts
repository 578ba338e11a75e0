import {
  hasOtherMarks,
  hasOtherProfile,
  hasOtherResults,
  hasOtherTotals,
  type StudentPair,
} from '../../domain/reconcile/student-differences.ts';
import type { ReconciledStudentsRepository } from '../../stored/across/reconciled-students.repository.ts';
import type { QuizResultsRepository } from '../../stored/attempts/quiz-results.repository.ts';
import type { SummariesRepository } from '../../stored/attempts/summaries.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { Findings } from './findings.ts';

export type StudentsDeps = {
  reconciledStudents: ReconciledStudentsRepository;
  summaries: Pick<SummariesRepository, 'copyProfile' | 'recount'>;
  quizResults: Pick<QuizResultsRepository, 'recount' | 'sum'>;
  accounts: Pick<AccountsRepository, 'copyToMarks' | 'findProfileIn'>;
};

/** Totals and results are those of the attempts, the copies of a profile are the account's. */
export function createStudentsCheck({
  reconciledStudents,
  summaries,
  quizResults,
  accounts,
}: StudentsDeps) {
  const findPair = (uid: string) => reconciledStudents.findPair(uid);
  return async function checkStudents(findings: Findings): Promise<void> {
    // Several take from one list, each the next: a student waits for the database alone.
    const workers = sharedBy(AT_ONCE, reconciledStudents.listPairs(), async (pair) => {
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
      await findings.mend('reconcile.profile', { uid }, () =>
        summaries.copyProfile(uid, (transaction) => accounts.findProfileIn(transaction, uid)),
      );
    }
    if (hasOtherMarks(pair) && hasOtherMarks(await findPair(uid))) {
      await findings.mend('reconcile.marks', { uid }, () => accounts.copyToMarks(uid));
    }
    if ((await isMiscounted(pair)) && (await isMiscounted(await findPair(uid)))) {
      await findings.mend('reconcile.totals', { uid }, () => summaries.recount(uid));
    }
    const hasMissed = async () => hasOtherResults(await quizResults.sum(uid));
    // An attempt may have come in between the two sums.
    if ((await hasMissed()) && (await hasMissed())) {
      await findings.mend('reconcile.quiz-results', { uid }, () => quizResults.recount(uid));
    }
  }

  /** Marks alone need no totals: their account is gone. */
  async function isMiscounted({ uid, kept, account }: StudentPair): Promise<boolean> {
    return kept
      ? hasOtherTotals(kept, await reconciledStudents.countAttempts(uid, kept.since))
      : account !== null;
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
