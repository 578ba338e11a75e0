import { saveAnswers, type OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { call, type CallOptions } from '../lib/api/api-client.ts';
import { startAssignment, startAttempt, submitQuiz } from '../lib/api/lenient/open-attempts.ts';

export const openAttemptKeys = {
  begun: (studentId: string, quizId: string, assignmentId: string | null) =>
    ['attempts', 'begun', studentId, quizId, assignmentId] as const,
};

/** Begins an attempt, or finds the one that is open. */
export function beginAttempt(
  quizId: string,
  options?: CallOptions,
): Promise<Reply<typeof startAttempt>> {
  return call(startAttempt, { params: { id: quizId } }, options);
}

/** The same at an assignment. */
export function beginAssignment(
  id: string,
  options?: CallOptions,
): Promise<Reply<typeof startAssignment>> {
  return call(startAssignment, { params: { id } }, options);
}

type Work = Pick<OpenAttempt, 'answers' | 'flags' | 'questionTimes'>;

/** Answers with the attempt as the server has it now. */
export async function saveWork(
  attemptId: string,
  work: Work,
  options?: CallOptions,
): Promise<OpenAttempt> {
  return (await call(saveAnswers, { params: { attemptId }, body: work }, options)).attempt;
}

/** An attempt as it is sent. */
export type Submission = {
  answers: readonly (number | null)[];
  /** Seconds for the whole quiz. */
  timeTaken: number;
  /** Seconds on each question. */
  questionTimes: readonly number[];
};

type SubmitInput = Submission & {
  quizId: string;
  studentId: string;
  /** Undefined for an attempt that the server has not begun. */
  attemptId: string | undefined;
};

/** However often it is sent, an attempt that was begun is graded once. Answers with its id. */
export function submitAttempt(
  { quizId, studentId, attemptId, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<Reply<typeof submitQuiz>> {
  const times = { timeTaken, questionTimes: [...questionTimes] };
  const body = { quizId, studentId, attemptId, answers: [...answers], ...times };
  return call(submitQuiz, { body }, options);
}
