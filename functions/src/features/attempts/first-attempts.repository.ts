import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { firstAttemptSchema, type FirstAttempt } from '../../domain/first-attempt.ts';

export type FirstAttemptsRepository = ReturnType<typeof createFirstAttemptsRepository>;

/**
 * First attempts, which the students' running totals keep: `students/{uid}`, `quizzes.{id}.first`.
 * Of each student only that one field is read.
 */
export function createFirstAttemptsRepository(firestore: Firestore) {
  const students = firestore.collection('students');
  return {
    async listOfQuiz(quizId: string): Promise<FirstAttempt[]> {
      const first = new FieldPath('quizzes', quizId, 'first');
      const found = await students
        .where(new FieldPath('quizzes', quizId, 'attempts'), '>', 0)
        .select(first)
        .get();
      return found.docs.map((student) => firstAttemptSchema.parse(student.get(first)));
    },
  };
}
