import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { KeyCorrection } from '../../domain/quiz/key-corrections.ts';
import { toSummary } from '../../domain/student/student-summary.ts';
import { readDocuments } from '../../platform/documents.ts';
import { TRANSACTION_TRIES } from './attempts.repository.ts';
import { storedAttempt } from './stored-attempt.ts';
import { createSummariesRepository } from './summaries.repository.ts';

/** The corrections of a quiz's key as a transaction sees them. */
type ReadCorrections = (quizId: string, transaction: Transaction) => Promise<KeyCorrection[]>;

/** `attempts/{id}` of one quiz, graded again. */
export function createRegradeRepository(firestore: Firestore, readCorrections: ReadCorrections) {
  const attempts = firestore.collection('attempts');
  const summaries = createSummariesRepository(firestore);

  return {
    async listOfQuiz(quizId: string): Promise<AttemptRecord[]> {
      const found = await attempts.where('quizId', '==', quizId).get();
      return readDocuments(storedAttempt, found.docs);
    },

    /**
     * Grades a student's attempts of one quiz again, or nothing at all, and sums up all attempts again:
     * many totals depend on a score. The key is read with them, so that a regrade that began before a
     * later correction never undoes it.
     */
    async regradeStudent(studentId: string, quizId: string): Promise<void> {
      const own = attempts.where('studentId', '==', studentId);
      await firestore.runTransaction(
        async (transaction) => {
          const [found, { profile }, corrections] = await Promise.all([
            transaction.get(own),
            // A submit at this moment writes the totals too: reading them makes one of the two wait.
            summaries.readIn(transaction, studentId),
            readCorrections(quizId, transaction),
          ]);
          const before = readDocuments(storedAttempt, found.docs);
          const after = before.map((attempt) =>
            attempt.quizId === quizId ? (regrade(attempt, corrections) ?? attempt) : attempt,
          );
          const changed = after.filter((attempt) => !before.includes(attempt));
          if (changed.length === 0) return;
          for (const { id, score, percentage, detailedResults, note } of changed) {
            transaction.update(attempts.doc(id), { score, percentage, detailedResults, note });
          }
          summaries.writeIn(transaction, studentId, toSummary(after, profile));
        },
        { maxAttempts: TRANSACTION_TRIES },
      );
    },
  };
}
