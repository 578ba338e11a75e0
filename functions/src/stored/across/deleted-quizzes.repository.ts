import { isPublished, type QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { Audited } from '../../domain/audit.ts';
import type { OpenAttemptsRepository } from '../attempts/open-attempts.repository.ts';
import { createDeletions } from '../kept/deletions.repository.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { jobsOf } from '../quizzes/stored-job.ts';
import { deletedQuizzesOf, quizzesOf } from '../quizzes/stored-quiz.ts';
import type { AuditRepository } from '../school/audit.repository.ts';

type Deps = {
  openAttempts: Pick<OpenAttemptsRepository, 'isTaken'>;
  audit: Pick<AuditRepository, 'prepare'>;
};

export type DeletedQuiz = Pick<QuizSummary, 'teacherId' | 'status' | 'title'>;

/** What is left of a quiz that nobody can take back any more. */
export type PurgedQuiz = {
  /** Of its document; null where it has none. */
  sourcePath: string | null;
};

export type DeletedQuizzesRepository = ReturnType<typeof createDeletedQuizzesRepository>;

/**
 * `deletedQuizzes/{id}`: written quizzes whose deletion can be taken back, or is being made good. Its key,
 * its drafts and its earlier versions stay where they are until then.
 */
export function createDeletedQuizzesRepository(
  school: DocumentReference,
  { openAttempts, audit }: Deps,
) {
  const lists = createListVersions(school);
  const deletions = createDeletions({
    into: deletedQuizzesOf(school),
    // With its job, so that nobody is told how far it is.
    from: [quizzesOf(school), jobsOf(school)],
    raiseLists(transaction, id, { teacherId, status, filing }) {
      const { isShared = false } = (filing ?? {}) as { isShared?: boolean };
      const quiz = { id, teacherId: String(teacherId), isShared };
      lists.raiseQuiz(transaction, quiz, { isReady: status === 'ready' });
    },
    canMove: async (transaction, found) =>
      isKept(found.data() ?? {}) && !(await openAttempts.isTaken(transaction, found.id)),
  });
  return {
    ...deletions,

    async find(id: string): Promise<DeletedQuiz | null> {
      const deleted = await deletions.find(id);
      if (!deleted) return null;
      const { status, title } = deleted.documents.quizzes as Pick<QuizSummary, 'status' | 'title'>;
      return { teacherId: deleted.teacherId, status, title };
    },

    /** Brings a quiz back, and writes down in the same transaction who did that. */
    async putBack(id: string, clock: () => Date, { by, entry }: Audited): Promise<void> {
      const record = await audit.prepare(by, clock());
      await deletions.putBack(id, clock, (transaction) => record(transaction, entry));
    },

    async beginPurge(
      ...deletion: Parameters<typeof deletions.beginPurge>
    ): Promise<PurgedQuiz | null> {
      const documents = await deletions.beginPurge(...deletion);
      const order = documents?.jobs?.order as { sourcePath: string } | undefined;
      return documents && { sourcePath: order?.sourcePath ?? null };
    },
  };
}

/** Not one that is not written, nor one of which a deletion at once has broken off. */
function isKept({ status, isWithdrawn }: DocumentData): boolean {
  if (status === 'draft') return isWithdrawn !== true;
  return isPublished({ status: String(status) });
}
