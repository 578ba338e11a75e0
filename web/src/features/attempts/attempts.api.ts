import { getAttemptAnalysis, type AttemptAnalysis } from '@study-assistant/contract/analysis';
import { getDetailedAnalytics, type AttemptAnalytics } from '@study-assistant/contract/analytics';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
  submitQuiz,
  type Attempt,
} from '@study-assistant/contract/attempts';
import type { AttemptProgress } from '@study-assistant/contract/completion';
import { getQuiz, type Quiz } from '@study-assistant/contract/quizzes';
import { call, type CallOptions } from '../../lib/api-client.ts';
import type { Submission } from './attempt-state.ts';

export const attemptKeys = {
  quiz: (quizId: string) => ['attempts', 'quiz', quizId] as const,
  one: (attemptId: string) => ['attempts', 'one', attemptId] as const,
  progress: (attemptId: string) => ['attempts', 'progress', attemptId] as const,
  marks: (attemptId: string) => ['attempts', 'marks', attemptId] as const,
  analysis: (attemptId: string) => ['attempts', 'analysis', attemptId] as const,
  analytics: (attemptId: string) => ['attempts', 'analytics', attemptId] as const,
};

/** The quiz as someone gets it who is about to take it: without its key. */
export async function readQuiz(id: string, options?: CallOptions): Promise<Quiz> {
  return (await call(getQuiz, { params: { id } }, options)).quiz;
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

export async function readAnalysis(
  attemptId: string,
  options?: CallOptions,
): Promise<AttemptAnalysis> {
  return (await call(getAttemptAnalysis, { params: { attemptId } }, options)).analysis;
}

export async function readAnalytics(
  attemptId: string,
  options?: CallOptions,
): Promise<AttemptAnalytics> {
  return (await call(getDetailedAnalytics, { params: { attemptId } }, options)).analytics;
}

type SubmitInput = Submission & {
  quizId: string;
  studentId: string;
  /** The same for every try, so that the server grades the attempt once. */
  key: string;
};

/** Answers with the attempt's id. */
export async function submitAttempt(
  { quizId, studentId, key, answers, timeTaken, questionTimes }: SubmitInput,
  options?: CallOptions,
): Promise<string> {
  const body = {
    quizId,
    studentId,
    answers: [...answers],
    timeTaken,
    questionTimes: [...questionTimes],
  };
  const headers = { ...options?.headers, 'Idempotency-Key': key };
  return (await call(submitQuiz, { body }, { ...options, headers })).attemptId;
}
