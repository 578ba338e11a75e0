import type { AttemptAnalysis } from '@study-assistant/contract/analysis';
import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import type { AttemptProgress } from '@study-assistant/contract/completion';
import type { Reply } from '@study-assistant/contract/endpoint';
import { saveAnswers, type OpenAttempt } from '@study-assistant/contract/open-attempts';
import { call, type CallOptions } from '../../lib/api/api-client.ts';
import { getAttemptAnalysis } from '../../lib/api/lenient/analysis.ts';
import { getDetailedAnalytics } from '../../lib/api/lenient/analytics.ts';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
  submitQuiz,
  type Attempt,
} from '../../lib/api/lenient/attempts.ts';
import {
  getQuizToTake,
  startAttempt,
  type TakenQuiz,
} from '../../lib/api/lenient/open-attempts.ts';

export const attemptKeys = {
  begun: (studentId: string, quizId: string) => ['attempts', 'begun', studentId, quizId] as const,
  one: (attemptId: string) => ['attempts', 'one', attemptId] as const,
  progress: (attemptId: string) => ['attempts', 'progress', attemptId] as const,
  marks: (attemptId: string) => ['attempts', 'marks', attemptId] as const,
  analysis: (attemptId: string) => ['attempts', 'analysis', attemptId] as const,
  analytics: (attemptId: string) => ['attempts', 'analytics', attemptId] as const,
};

/** Begins an attempt, or finds the one that is open. */
export function beginAttempt(
  quizId: string,
  options?: CallOptions,
): Promise<Reply<typeof startAttempt>> {
  return call(startAttempt, { params: { id: quizId } }, options);
}

/** A quiz without its key, for a server that begins no attempts. */
export async function readQuizToTake(quizId: string, options?: CallOptions): Promise<TakenQuiz> {
  return (await call(getQuizToTake, { params: { id: quizId } }, options)).quiz;
}

type Work = Pick<OpenAttempt, 'answers' | 'flags' | 'questionTimes'>;

/** Answers with the attempt as the server has it now. */
export async function saveWork(attemptId: string, work: Work): Promise<OpenAttempt> {
  return (await call(saveAnswers, { params: { attemptId }, body: work })).attempt;
}

export async function readAttempt(attemptId: string, options?: CallOptions): Promise<Attempt> {
  return (await call(getAttempt, { params: { attemptId } }, options)).attempt;
}

export async function readProgress(
  attemptId: string,
  options?: CallOptions,
): Promise<AttemptProgress> {
  return (await call(getAttemptProgress, { params: { attemptId } }, options)).progress;
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

/** Null where there is none. */
export async function readAnalysis(
  attemptId: string,
  options?: CallOptions,
): Promise<AttemptAnalysis | null> {
  return (await call(getAttemptAnalysis, { params: { attemptId } }, options)).analysis;
}

export async function readAnalytics(
  attemptId: string,
  options?: CallOptions,
): Promise<AttemptAnalytics> {
  return (await call(getDetailedAnalytics, { params: { attemptId } }, options)).analytics;
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
export async function submitAttempt(
  { quizId, studentId, attemptId, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<Reply<typeof submitQuiz>> {
  const times = { timeTaken, questionTimes: [...questionTimes] };
  const body = { quizId, studentId, attemptId, answers: [...answers], ...times };
  return call(submitQuiz, { body }, options);
}
