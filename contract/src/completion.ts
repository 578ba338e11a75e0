import * as z from 'zod/mini';
import { COMPLETION_BANDS } from './constants.ts';

/** Which of an attempt's resources its student has marked: indices, in rising order. */
export const attemptProgressSchema = z.object({
  onlineResources: z.array(z.int()),
  youtubeVideos: z.array(z.int()),
  analysisViewed: z.boolean(),
});
export type AttemptProgress = z.infer<typeof attemptProgressSchema>;

export const NO_PROGRESS: AttemptProgress = {
  onlineResources: [],
  youtubeVideos: [],
  analysisViewed: false,
};

export const resourceCountsSchema = z.object({ completed: z.int(), total: z.int() });
export type ResourceCounts = z.infer<typeof resourceCountsSchema>;

/** A whole percent; 100 if there is nothing to complete. */
export function completionPercentOf({ completed, total }: ResourceCounts): number {
  return total === 0 ? 100 : Math.round((completed / total) * 100);
}

export const completionStatuses = [
  'Not started',
  'Critical',
  'Needs Help',
  'Progressing',
  'Excellent',
] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

/** A teacher's word for how much a student has completed, 0 to 100, in how many attempts. */
export function completionStatusOf(percent: number, attempts: number): CompletionStatus {
  if (attempts === 0) return 'Not started';
  if (percent < COMPLETION_BANDS.critical) return 'Critical';
  if (percent < COMPLETION_BANDS.needsHelp) return 'Needs Help';
  return percent < COMPLETION_BANDS.progressing ? 'Progressing' : 'Excellent';
}
