import { getDetailedAnalytics, type AttemptAnalytics } from '@study-assistant/contract/analytics';
import { getAttempt, type Attempt } from '@study-assistant/contract/attempts';
import type { Reply } from '@study-assistant/contract/endpoint';
import {
  getPerformanceStats,
  getSkillGap,
  listStudentAttempts,
  type PerformanceStats,
  type SkillGap,
} from '@study-assistant/contract/students';
import { call, type CallOptions } from '../../lib/api/api-client.ts';

export const studentKeys = {
  stats: (uid: string) => ['students', uid, 'stats'] as const,
  skillGap: (uid: string) => ['students', uid, 'skill-gap'] as const,
  attempts: (uid: string, limit: number) => ['students', uid, 'attempts', limit] as const,
  attempt: (attemptId: string) => ['students', 'attempt', attemptId] as const,
  analytics: (attemptId: string) => ['students', 'analytics', attemptId] as const,
};

export type AttemptsPage = Omit<Reply<typeof listStudentAttempts>, 'success'>;

export async function readStats(uid: string, options?: CallOptions): Promise<PerformanceStats> {
  return (await call(getPerformanceStats, { params: { uid } }, options)).stats;
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
