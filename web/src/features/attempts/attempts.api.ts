import { getAttempt, submitQuiz, type Attempt } from '@study-assistant/contract/attempts';
import type { Reply } from '@study-assistant/contract/endpoint';
import {
  saveAnswers,
  startAttempt,
  type OpenAttempt,
} from '@study-assistant/contract/open-attempts';
import { call, type CallOptions } from '../../lib/api-client.ts';
import type { Submission } from './attempt-state.ts';

export const attemptKeys = {
  begun: (studentId: string, quizId: string) => ['attempts', 'begun', studentId, quizId] as const,
  one: (attemptId: string) => ['attempts', 'one', attemptId] as const,
};

/** Begins an attempt, or finds the one that is open. */
export function beginAttempt(
  quizId: string,
  options?: CallOptions,
): Promise<Reply<typeof startAttempt>> {
  return call(startAttempt, { params: { id: quizId } }, options);
}

type Work = Pick<OpenAttempt, 'answers' | 'flags' | 'questionTimes'>;

/** Answers with the attempt as the server has it now. */
export async function saveWork(attemptId: string, work: Work): Promise<OpenAttempt> {
  return (await call(saveAnswers, { params: { attemptId }, body: work })).attempt;
}

export async function readAttempt(attemptId: string, options?: CallOptions): Promise<Attempt> {
  return (await call(getAttempt, { params: { attemptId } }, options)).attempt;
}

type SubmitInput = Submission & { quizId: string; studentId: string; attemptId: string };

/** However often it is sent, the attempt is graded once. Answers with its id. */
export async function submitAttempt(
  { quizId, studentId, attemptId, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<Reply<typeof submitQuiz>> {
  const times = { timeTaken, questionTimes: [...questionTimes] };
  const body = { quizId, studentId, attemptId, answers: [...answers], ...times };
  return call(submitQuiz, { body }, options);
}
