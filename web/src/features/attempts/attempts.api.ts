import { getAttempt, submitQuiz, type Attempt } from '@study-assistant/contract/attempts';
import { getQuiz, type Quiz } from '@study-assistant/contract/quizzes';
import { call, type CallOptions } from '../../lib/api-client.ts';
import type { Submission } from './attempt-state.ts';

export const attemptKeys = {
  quiz: (quizId: string) => ['attempts', 'quiz', quizId] as const,
  one: (attemptId: string) => ['attempts', 'one', attemptId] as const,
};

/** The quiz as someone gets it who is about to take it: without its key. */
export async function readQuiz(id: string, options?: CallOptions): Promise<Quiz> {
  return (await call(getQuiz, { params: { id } }, options)).quiz;
}

export async function readAttempt(attemptId: string, options?: CallOptions): Promise<Attempt> {
  return (await call(getAttempt, { params: { attemptId } }, options)).attempt;
}

type SubmitInput = Submission & {
  quizId: string;
  quizVersion: number;
  studentId: string;
  /** The same for every try, so that the server grades the attempt once. */
  key: string;
};

/** Answers with the attempt's id. */
export async function submitAttempt(
  { quizId, quizVersion, studentId, key, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<string> {
  const body = {
    quizId,
    quizVersion,
    studentId,
    answers: [...answers],
    timeTaken,
    questionTimes: [...questionTimes],
  };
  const headers = { ...options?.headers, 'Idempotency-Key': key };
  return (await call(submitQuiz, { body }, { ...options, headers })).attemptId;
}
