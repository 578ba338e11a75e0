import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { getAttemptAnalysis } from '../lib/api/lenient/analysis.ts';
import { getDetailedAnalytics } from '../lib/api/lenient/analytics.ts';
import {
  getAttempt,
  getAttemptProgress,
  markResourceComplete,
} from '../lib/api/lenient/attempts.ts';

export const attemptKeys = {
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
  /** Null where there is none. */
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
