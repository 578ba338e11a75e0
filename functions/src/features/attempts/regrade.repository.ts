import type { Attempt } from '@study-assistant/contract/attempts';
import type { Firestore } from 'firebase-admin/firestore';
import { regradeAttempts, studentSummarySchema } from '../../domain/student-summary.ts';
import { readDocument, readDocuments } from '../../platform/documents.ts';
import { storedAttempt, TRANSACTION_TRIES } from './attempts.repository.ts';

export type RegradeRepository = ReturnType<typeof createRegradeRepository>;

/** `attempts/{id}` of one quiz, graded again. */
export function createRegradeRepository(firestore: Firestore) {
  const attempts = firestore.collection('attempts');
  const students = firestore.collection('students');

  return {
    async listOfQuiz(quizId: string): Promise<Attempt[]> {
      const found = await attempts.where('quizId', '==', quizId).get();
      return readDocuments(storedAttempt, found.docs);
    },

    /**
     * Changes a student's attempts of one quiz together with the running totals, or nothing at all.
     *
     * @param regrade the attempt as it is graded now; null where nothing changes
     */
    async regradeStudent(
      studentId: string,
      quizId: string,
      regrade: (attempt: Attempt) => Attempt | null,
    ): Promise<void> {
      const own = attempts.where('studentId', '==', studentId).where('quizId', '==', quizId);
      await firestore.runTransaction(
        async (transaction) => {
          const [found, student] = await Promise.all([
            transaction.get(own),
            transaction.get(students.doc(studentId)),
          ]);
          const before = readDocuments(storedAttempt, found.docs);
          const after = before.map((attempt) => regrade(attempt) ?? attempt);
          const changed = after.filter((attempt) => !before.includes(attempt));
          const summary = readDocument(studentSummarySchema, student);
          if (changed.length === 0 || !summary) return;
          for (const { id, score, percentage, detailedResults } of changed) {
            transaction.update(attempts.doc(id), { score, percentage, detailedResults });
          }
          const percentages = new Map(before.map(({ id, percentage }) => [id, percentage]));
          transaction.set(student.ref, regradeAttempts(summary, after, percentages));
        },
        { maxAttempts: TRANSACTION_TRIES },
      );
    },
  };
}
