import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import type { Reply } from '@study-assistant/contract/endpoint';
import {
  getPerformanceStats,
  type PerformanceStats,
  type SkillGap,
} from '@study-assistant/contract/students';
import { call, type CallOptions } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { isNotFound } from '../../lib/api/is-not-found.ts';
import { getDetailedAnalytics } from '../../lib/api/lenient/analytics.ts';
import { getAttempt, type Attempt } from '../../lib/api/lenient/attempts.ts';
import { getSkillGap, listStudentAttempts } from '../../lib/api/lenient/students.ts';
import { statsOf } from './performance/stats-of-attempts.ts';

export const studentKeys = {
  stats: (uid: string) => ['students', uid, 'stats'] as const,
  skillGap: (uid: string) => ['students', uid, 'skill-gap'] as const,
  attempts: (uid: string, limit: number) => ['students', uid, 'attempts', limit] as const,
  attempt: (attemptId: string) => ['students', 'attempt', attemptId] as const,
  analytics: (attemptId: string) => ['students', 'analytics', attemptId] as const,
};

export type AttemptsPage = Reply<typeof listStudentAttempts>;

/**
 * The figures of a student. The specification does not say what the stats look like: where they
 * are not ours, the figures are what the attempts come to.
 */
export async function readStats(uid: string, options?: CallOptions): Promise<PerformanceStats> {
  try {
    return (await call(getPerformanceStats, { params: { uid } }, options)).stats;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 403 || isNotFound(error)) throw error;
    return statsOf((await readAttempts(uid, {}, options)).attempts);
  }
}

export async function readSkillGap(uid: string, options?: CallOptions): Promise<SkillGap> {
  return (await call(getSkillGap, { params: { uid } }, options)).analysis;
}

type Page = { limit?: number; before?: string | undefined };

/** A student's attempts, newest first, and whose they are. */
export async function readAttempts(
  uid: string,
  { limit, before }: Page,
  options?: CallOptions,
): Promise<AttemptsPage> {
  return call(listStudentAttempts, { params: { uid }, query: { limit, before } }, options);
}

export async function readAttempt(attemptId: string, options?: CallOptions): Promise<Attempt> {
  return (await call(getAttempt, { params: { attemptId } }, options)).attempt;
}

export async function readAnalytics(
  attemptId: string,
  options?: CallOptions,
): Promise<AttemptAnalytics> {
  return (await call(getDetailedAnalytics, { params: { attemptId } }, options)).analytics;
}
