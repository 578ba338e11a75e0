import * as z from 'zod/mini';
import { COMPLETION_BANDS } from '../wire/constants.ts';

/** The resources of an attempt that its student has marked, as indexes in ascending order. */
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

/** A whole percent; 100 when there is nothing to complete. */
export function completionPercentOf({ completed, total }: ResourceCounts): number {
  return total === 0 ? 100 : Math.round((completed / total) * 100);
}

/** How many resources of each kind an attempt has; there is at most one analysis. */
export type ResourcePlaces = Record<keyof AttemptProgress, number>;

/**
 * Counts links, videos and the analysis for the completion bar. A mark whose resource no longer
 * exists, such as an analysis after a better grade, does not count.
 */
export function resourceCountsOf(
  places: ResourcePlaces,
  progress: AttemptProgress,
): ResourceCounts {
  const links = progress.onlineResources.filter((index) => index < places.onlineResources).length;
  const videos = progress.youtubeVideos.filter((index) => index < places.youtubeVideos).length;
  return {
    completed: links + videos + (progress.analysisViewed ? places.analysisViewed : 0),
    total: places.onlineResources + places.youtubeVideos + places.analysisViewed,
  };
}

/** Adds one marked resource to the progress; returns the same object when it was marked before. */
export function markComplete(
  progress: AttemptProgress,
  type: keyof AttemptProgress,
  index: number | null,
): AttemptProgress {
  if (type === 'analysisViewed') {
    return progress.analysisViewed ? progress : { ...progress, analysisViewed: true };
  }
  if (index === null || progress[type].includes(index)) return progress;
  return { ...progress, [type]: [...progress[type], index].sort((a, b) => a - b) };
}

export const completionStatuses = [
  'Not started',
  'Critical',
  'Needs Help',
  'Progressing',
  'Excellent',
] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

/** Names how much a student has completed (0 to 100) over that many attempts. */
export function completionStatusOf(percent: number, attempts: number): CompletionStatus {
  if (attempts === 0) return 'Not started';
  if (percent < COMPLETION_BANDS.critical) return 'Critical';
  if (percent < COMPLETION_BANDS.needsHelp) return 'Needs Help';
  return percent < COMPLETION_BANDS.progressing ? 'Progressing' : 'Excellent';
}
