import { createStandingFollower } from '../../features/people/follow-standing.ts';
import { createReconcileJob } from '../../features/reconcile/reconcile.job.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { Parts } from './parts.ts';

type Needed = Pick<Parts, 'schoolId' | 'clock' | 'log' | 'repositories'> & {
  identity: Pick<Identity, 'close' | 'findOtherStanding' | 'open' | 'setRole'>;
  files: Pick<FileStore, 'list' | 'remove'>;
};

/** What looks through everything at night. */
export function buildReconcile(
  { schoolId, files, identity, clock, log, repositories }: Needed,
  {
    closeAttempt,
    releaseResults,
    purgeDeleted,
    orderMoveUp,
  }: {
    closeAttempt: (attemptId: string) => Promise<void>;
    releaseResults: (assignmentId: string) => Promise<void>;
    purgeDeleted: (kind: 'quiz' | 'material', id: string) => Promise<void>;
    orderMoveUp: (key: string) => Promise<void>;
  },
) {
  const { accounts, summaries, jobs, reports, responses, heldAttempts, quizDocuments } =
    repositories;
  const { orphans, quizResults, reconciledStudents, members } = repositories;
  const deleted = { quiz: repositories.deletedQuizzes, material: repositories.deletedMaterials };
  return {
    reconcile: createReconcileJob({
      ...reconciledStudents,
      ...orphans,
      recount: (uid) => summaries.recount(uid),
      sumResults: (uid) => quizResults.sum(uid),
      recountResults: (uid) => quizResults.recount(uid),
      mendProfile: (uid) =>
        summaries.copyProfile(uid, (transaction) => accounts.findProfileIn(transaction, uid)),
      mendMarks: (uid) => accounts.copyToMarks(uid),
      listStandings: () => members.listStandings(schoolId),
      findOtherStanding: (expected) => identity.findOtherStanding(expected),
      followStanding: createStandingFollower({ schoolId, identity, accounts }),
      removeJob: (quizId) => jobs.remove(quizId),
      listOlderDocuments: (before) => quizDocuments.listOlder(before),
      removeDocument: (id) => quizDocuments.remove(id),
      listFiles: (folder) => files.list(folder),
      removeFile: (path) => files.remove(path),
      removeReports: (quizId) => reports.removeQuiz(quizId),
      isWhole: (quizId) => responses.isWhole(quizId),
      removeResponses: (quizId) => responses.remove(quizId),
      closeAttempt,
      listHeldAssignments: () => heldAttempts.listWaiting(),
      releaseResults,
      listDeleted: (kind, before) => deleted[kind].listBefore(before),
      purgeDeleted,
      findLateYear: (before) => repositories.yearChanges.findRunningSince(before),
      orderMoveUp,
      clock,
      log,
    }),
  };
}
