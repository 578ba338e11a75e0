import type { OpenAttempt } from '@study-assistant/contract/attempts/open-attempts';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { call, type CallOptions } from '../lib/api/api-client.ts';
import {
  saveAnswers,
  startAssignment,
  startAttempt,
  submitQuiz,
} from '../lib/api/lenient/open-attempts.ts';

export const openAttemptKeys = {
  begun: (studentId: string, quizId: string, assignmentId: string | null) =>
    ['attempts', 'begun', studentId, quizId, assignmentId] as const,
};

/** Starts an attempt, or finds the open one. */
export function beginAttempt(
  quizId: string,
  options?: CallOptions,
): Promise<Reply<typeof startAttempt>> {
  return call(startAttempt, { params: { id: quizId } }, options);
}

/** The same for an assignment. */
export function beginAssignment(
  id: string,
  options?: CallOptions,
): Promise<Reply<typeof startAssignment>> {
  return call(startAssignment, { params: { id } }, options);
}

type Work = Pick<OpenAttempt, 'answers' | 'flags' | 'questionTimes'>;

/** Returns the attempt as the server has it now. */
export async function saveWork(
  attemptId: string,
  work: Work,
  options?: CallOptions,
): Promise<OpenAttempt> {
  return (await call(saveAnswers, { params: { attemptId }, body: work }, options)).attempt;
}

/** An attempt in the form in which it is sent. */
export type Submission = {
  answers: readonly (GivenAnswer | null)[];
  /** Seconds for the whole quiz. */
  timeTaken: number;
  /** Seconds on each question. */
  questionTimes: readonly number[];
};

type SubmitInput = Submission & {
  quizId: string;
  studentId: string;
  /** Undefined for an attempt that was not started on the server. */
  attemptId: string | undefined;
};

/** Submits an attempt and returns its id. A started attempt is graded once, however often sent. */
export function submitAttempt(
  { quizId, studentId, attemptId, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<Reply<typeof submitQuiz>> {
  const times = { timeTaken, questionTimes: [...questionTimes] };
  const body = { quizId, studentId, attemptId, answers: [...answers], ...times };
  return call(submitQuiz, { body }, options);
}
