import type { Reply } from '@study-assistant/contract/endpoint';
import { call, type CallOptions } from '../../../lib/api/api-client.ts';
import { getClassInsights } from '../../../lib/api/lenient/analysis.ts';

export const insightsKeys = { ofTeacher: (uid: string) => ['class-insights', uid] as const };

export type ClassInsights = Reply<typeof getClassInsights>;

/** The class in numbers and words; the words are those of the last time while the numbers are. */
export function readInsights(uid: string, options?: CallOptions): Promise<ClassInsights> {
  return call(getClassInsights, { params: { uid }, query: {} }, options);
}

/** Has the words written anew. */
export function rewriteInsights(uid: string): Promise<ClassInsights> {
  return call(getClassInsights, { params: { uid }, query: { refresh: '1' } });
}
