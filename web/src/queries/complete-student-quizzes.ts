import { bestOf } from '@study-assistant/contract/attempts/growth';
import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import type { ListedAttempt } from '../lib/api/lenient/attempts.ts';
import type { ListedStudentQuiz } from '../lib/api/lenient/quizzes.ts';
import { storedUser } from '../lib/auth/session.ts';
import { readAllAttempts } from './students.ts';

/** What our server tells of the student's attempts and grade, another leaves to the browser. */
export async function completeStudentQuizzes(
  quizzes: readonly ListedStudentQuiz[],
  uid: string,
  signal: AbortSignal,
): Promise<StudentQuiz[]> {
  const attempts = await listAttempts(uid, signal);
  const grade = storedUser()?.currentGrade;
  return quizzes.map((quiz) => ({
    ...quiz,
    best: quiz.best === undefined ? bestAt(quiz.id, attempts) : quiz.best,
    forYourGrade: quiz.forYourGrade ?? quiz.targetGrade === `Grade ${grade}`,
  }));
}

/** None where they cannot be read: the quizzes can be taken all the same. */
function listAttempts(uid: string, signal: AbortSignal): Promise<ListedAttempt[]> {
  return readAllAttempts(uid, {}, signal).catch(() => []);
}

function bestAt(quizId: string, attempts: readonly ListedAttempt[]): StudentQuiz['best'] {
  const own = attempts.filter((attempt) => attempt.quizId === quizId);
  const best = bestOf(own);
  return best && { attemptId: best.id, percentage: best.percentage, attempts: own.length };
}
