import { getAttemptAnalysis } from '@study-assistant/contract/analysis';
import { getDetailedAnalytics } from '@study-assistant/contract/analytics';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
  submitQuiz,
} from '@study-assistant/contract/attempts';
import type { AttemptProgress } from '@study-assistant/contract/completion';
import type { Reply } from '@study-assistant/contract/endpoint';
import {
  saveAnswers,
  startAttempt,
  type OpenAttempt,
} from '@study-assistant/contract/open-attempts';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from '../lib/api/api-client.ts';

export const attemptKeys = {
  begun: (studentId: string, quizId: string) => ['attempts', 'begun', studentId, quizId] as const,
  marks: (attemptId: string) => ['attempts', 'marks', attemptId] as const,
};

/** What there is to read of an attempt that is over. */
export const attemptQueries = {
  one: (attemptId: string) =>
    queryOptions({
      queryKey: ['attempts', 'one', attemptId],
      queryFn: async ({ signal }) =>
        (await call(getAttempt, { params: { attemptId } }, { signal })).attempt,
    }),
  /** What the student has marked as done. */
  progress: (attemptId: string) =>
    queryOptions({
      queryKey: ['attempts', 'progress', attemptId],
      queryFn: async ({ signal }) =>
        (await call(getAttemptProgress, { params: { attemptId } }, { signal })).progress,
    }),
  analysis: (attemptId: string) =>
    queryOptions({
      queryKey: ['attempts', 'analysis', attemptId],
      queryFn: async ({ signal }) =>
        (await call(getAttemptAnalysis, { params: { attemptId } }, { signal })).analysis,
    }),
  analytics: (attemptId: string) =>
    queryOptions({
      queryKey: ['attempts', 'analytics', attemptId],
      queryFn: async ({ signal }) =>
        (await call(getDetailedAnalytics, { params: { attemptId } }, { signal })).analytics,
    }),
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

/** A resource of an attempt: which list, and its place there; null for the analysis. */
export type ResourceMark = { type: keyof AttemptProgress; index: number | null };

/** Answers with everything that is marked by then. */
export async function markResource(
  attemptId: string,
  { type, index }: ResourceMark,
): Promise<AttemptProgress> {
  const body = { resourceType: type, resourceIndex: index };
  return (await call(markResourceComplete, { params: { attemptId }, body })).progress;
}

/** An attempt as it is sent. */
export type Submission = {
  answers: readonly (number | null)[];
  /** Seconds for the whole quiz. */
  timeTaken: number;
  /** Seconds on each question. */
  questionTimes: readonly number[];
};

type SubmitInput = Submission & { quizId: string; studentId: string; attemptId: string };

/** However often it is sent, the attempt is graded once. Answers with its id. */
export function submitAttempt(
  { quizId, studentId, attemptId, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<Reply<typeof submitQuiz>> {
  const times = { timeTaken, questionTimes: [...questionTimes] };
  const body = { quizId, studentId, attemptId, answers: [...answers], ...times };
  return call(submitQuiz, { body }, options);
}
