import { listStudentQuizzes, type StudentQuiz } from '@study-assistant/contract/quizzes';
import { call } from '../../lib/api-client.ts';

/** Every quiz that a student may take, those for the own grade first. */
export async function fetchStudentQuizzes(
  uid: string,
  signal: AbortSignal,
): Promise<StudentQuiz[]> {
  return (await call(listStudentQuizzes, { params: { uid } }, { signal })).quizzes;
}
