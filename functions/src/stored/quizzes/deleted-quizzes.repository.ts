import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { createDeletions } from '../kept/deletions.repository.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';

type Deps = {
  /** Whether anybody sits at a quiz, also when the time is up. */
  isTaken: (transaction: Transaction, quizId: string) => Promise<boolean>;
};

export type DeletedQuiz = Pick<QuizSummary, 'teacherId' | 'status' | 'title'>;

/** What is left of a quiz that nobody can take back any more. */
export type PurgedQuiz = {
  /** Of its document; null where it has none. */
  sourcePath: string | null;
};

/**
 * `deletedQuizzes/{id}`: written quizzes whose deletion can be taken back, or is being made good. Its key,
 * its drafts and its earlier versions stay where they are until then.
 */
export function createDeletedQuizzesRepository(school: DocumentReference, { isTaken }: Deps) {
  const lists = createListVersions(school);
  const deletions = createDeletions(school, {
    into: school.collection('deletedQuizzes'),
    // With its job, so that nobody is told how far it is.
    from: ['quizzes', 'jobs'],
    raiseLists: (transaction, { teacherId, status }) =>
      lists.raiseQuiz(transaction, String(teacherId), { isReady: status === 'ready' }),
    canMove: async (transaction, found) =>
      isKept(found.data() ?? {}) && !(await isTaken(transaction, found.id)),
  });
  return {
    ...deletions,

    async find(id: string): Promise<DeletedQuiz | null> {
      const deleted = await deletions.find(id);
      if (!deleted) return null;
      const { status, title } = deleted.documents.quizzes as Pick<QuizSummary, 'status' | 'title'>;
      return { teacherId: deleted.teacherId, status, title };
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
  return status === 'ready' || status === 'assigned';
}
