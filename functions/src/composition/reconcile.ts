import { createReconcileJob } from '../features/reconcile/reconcile.job.ts';
import type { FileStore } from '../platform/files.ts';
import type { Identity } from '../platform/identity.ts';
import type { Parts } from './parts.ts';

type Needed = Pick<Parts, 'schoolId' | 'clock' | 'log' | 'repositories'> & {
  identity: Pick<Identity, 'findOtherScope' | 'setRole'>;
  files: Pick<FileStore, 'list' | 'remove'>;
};

/** What looks through everything at night. */
export function buildReconcile(
  { schoolId, files, identity, clock, log, repositories }: Needed,
  {
    closeAttempt,
    releaseResults,
  }: {
    closeAttempt: (attemptId: string) => Promise<void>;
    releaseResults: (assignmentId: string) => Promise<void>;
  },
) {
  const { accounts, summaries, jobs, reports, responses, heldAttempts } = repositories;
  const { orphans, reconciledStudents } = repositories;
  return {
    reconcile: createReconcileJob({
      ...reconciledStudents,
      ...orphans,
      recount: (uid) => summaries.recount(uid),
      mendProfile: (uid) =>
        summaries.copyProfile(uid, (transaction) => accounts.findProfileIn(transaction, uid)),
      mendMarks: (uid) => accounts.copyToMarks(uid),
      findOtherScope: (uids) => identity.findOtherScope(uids),
      tellTeacher: (uid) => identity.setRole(uid, 'teacher', schoolId),
      removeJob: (quizId) => jobs.remove(quizId),
      listFiles: (folder) => files.list(folder),
      removeFile: (path) => files.remove(path),
      removeReports: (quizId) => reports.removeQuiz(quizId),
      isWhole: (quizId) => responses.isWhole(quizId),
      removeResponses: (quizId) => responses.remove(quizId),
      closeAttempt,
      listHeldAssignments: () => heldAttempts.listWaiting(),
      releaseResults,
      clock,
      log,
    }),
  };
}
