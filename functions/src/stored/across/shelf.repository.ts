import type { DocumentReference } from 'firebase-admin/firestore';
import { readDocument } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import type { AssignmentsRepository } from '../assignments/assignments.repository.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { storedQuiz, type WholeQuiz, quizzesOf } from '../quizzes/stored-quiz.ts';

type Deps = { assignments: Pick<AssignmentsRepository, 'isHeldBack'> };

export type ShelfRepository = ReturnType<typeof createShelfRepository>;

/** Who may take a quiz, which its own document says and its assignments have a say in. */
export function createShelfRepository(school: DocumentReference, { assignments }: Deps) {
  const quizzes = quizzesOf(school);
  const lists = createListVersions(school);
  return {
    /**
     * Opens a quiz to the school or to its classes; false when it is no longer what `read` was. Nothing
     * comes to the shelf while an assignment holds its results back: that is read as of the same moment.
     */
    publish(read: WholeQuiz, status: 'assigned' | 'ready', now: Date): Promise<boolean | 'held'> {
      const ref = quizzes.doc(read.id);
      return transact(school.firestore, async (transaction) => {
        const stored = readDocument(storedQuiz, await transaction.get(ref));
        if (stored?.version !== read.version || stored.status !== read.status) return false;
        const isOntoShelf = status === 'ready';
        if (isOntoShelf && (await assignments.isHeldBack(transaction, read.id, now))) return 'held';
        transaction.update(ref, { status });
        const isReady = isOntoShelf || read.status === 'ready';
        const { id, teacherId } = read;
        lists.raiseQuiz(transaction, { id, teacherId }, { isReady });
        return true;
      });
    },
  };
}
