import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firstAttemptSchema, type FirstAttempt } from '../../domain/attempt/first-attempt.ts';
import { toDisjunctions } from '../../platform/disjunctions.ts';
import { readDocuments } from '../../platform/documents.ts';

const storedFirst = z.object({ first: firstAttemptSchema });

/** What `attempts/{id}` have of first attempts, for a few students: one read each. */
export function createFirstAttemptsRepository(school: DocumentReference) {
  const attempts = school.collection('attempts');
  return {
    /** In no order; of those of these students who took the quiz. */
    async listOf(quizId: string, studentIds: readonly string[]): Promise<FirstAttempt[]> {
      const pages = await Promise.all(
        toDisjunctions(studentIds).map((some) =>
          attempts
            .where('first.quizId', '==', quizId)
            .where('studentId', 'in', some)
            .select('first')
            .get(),
        ),
      );
      const found = pages.flatMap(({ docs }) => docs);
      return readDocuments(storedFirst, found).map(({ first }) => first);
    },
  };
}
