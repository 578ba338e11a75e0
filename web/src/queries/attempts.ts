import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import { answerPractice } from '@study-assistant/contract/attempts/practice';
import {
  listOwnReports,
  reportQuestion,
  type OwnReport,
} from '@study-assistant/contract/quizzes/question-reports';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { getAttemptAnalysis } from '../lib/api/lenient/analysis.ts';
import { getDetailedAnalytics } from '../lib/api/lenient/analytics.ts';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
} from '../lib/api/lenient/attempts.ts';
import { getPractice } from '../lib/api/lenient/practice.ts';

export const attemptKeys = {
  marks: (attemptId: string) => ['attempts', 'marks', attemptId] as const,
};

/** The queries about a finished attempt. */
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
  /** Null when there is none. */
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

/** A resource of an attempt: its list and index; the index is null for the analysis. */
export type ResourceMark = { type: keyof AttemptProgress; index: number | null };

/** Returns everything that is marked now. */
export async function markResource(
  attemptId: string,
  { type, index }: ResourceMark,
): Promise<AttemptProgress> {
  const body = { resourceType: type, resourceIndex: index };
  return (await call(markResourceComplete, { params: { attemptId }, body })).progress;
}

export type PracticeSet = Omit<Reply<typeof getPractice>, 'success'>;
export type PracticeAnswer = Omit<Reply<typeof answerPractice>, 'success'>;

export const practiceQueries = {
  /** What is due, or what was missed in one attempt or of one topic. */
  set: (uid: string, asked: { attemptId: string | null; topic: string | null }) =>
    queryOptions({
      queryKey: ['practice', uid, 'set', asked],
      queryFn: ({ signal }): Promise<PracticeSet> => {
        const { attemptId, topic } = asked;
        const query = { ...(attemptId !== null && { attemptId }), ...(topic && { topic }) };
        return call(getPractice, { params: { uid }, query }, { signal });
      },
      // The set stays the same during a visit, and the next visit gets a new one.
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export function sendAnswer(
  uid: string,
  body: Input<typeof answerPractice>['body'],
): Promise<PracticeAnswer> {
  return call(answerPractice, { params: { uid }, body });
}

/** A student's own reports on the quiz of an attempt. */
export function ownReportsQuery(attemptId: string) {
  return queryOptions({
    queryKey: ['attempts', 'reports', attemptId],
    queryFn: async ({ signal }) =>
      (await call(listOwnReports, { params: { attemptId } }, { signal })).reports,
    // The results do without reports that fail to load.
    retry: false,
  });
}

export type ReportWords = Input<typeof reportQuestion>['body'];

export async function sendReport(
  attemptId: string,
  questionId: string,
  body: ReportWords,
): Promise<OwnReport> {
  return (await call(reportQuestion, { params: { attemptId, questionId }, body })).report;
}
