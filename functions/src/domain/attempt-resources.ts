import type { QuestionResult } from '@study-assistant/contract/attempts';
import type { AttemptProgress, ResourceCounts } from '@study-assistant/contract/completion';
import type { AttemptRecord } from './attempt-record.ts';
import { gapOfTallies, talliesOf } from './skill-gap.ts';

export type ResourceType = keyof AttemptProgress;

type WithResources = Pick<AttemptRecord, 'detailedResults' | 'resourceRecommendations'>;

/** Topics that an attempt went badly in, the worst first. An analysis exists when there is one. */
export function errorTopicsOf(results: readonly QuestionResult[]): string[] {
  return gapOfTallies(talliesOf(results)).topicErrorAnalysis.map(([topic]) => topic);
}

/**
 * What the completion bar of an attempt's results counts: links, videos, and the analysis as one. A
 * mark whose resource is no longer there, such as an analysis after a better grade, does not count.
 */
export function resourceCountsOf(
  attempt: WithResources & Pick<AttemptRecord, 'progress'>,
): ResourceCounts {
  const places = placesOf(attempt);
  const { onlineResources, youtubeVideos, analysisViewed } = attempt.progress;
  const links = onlineResources.filter((index) => index < places.onlineResources).length;
  const videos = youtubeVideos.filter((index) => index < places.youtubeVideos).length;
  return {
    completed: links + videos + (analysisViewed ? places.analysisViewed : 0),
    total: places.onlineResources + places.youtubeVideos + places.analysisViewed,
  };
}

/** Whether an attempt has this resource; the analysis needs no index. */
export function hasResource(
  attempt: WithResources,
  type: ResourceType,
  index: number | null,
): boolean {
  const places = placesOf(attempt)[type];
  if (type === 'analysisViewed') return places > 0;
  return index !== null && index >= 0 && index < places;
}

/** The progress with one resource more; the same object when it was marked before. */
export function markComplete(
  progress: AttemptProgress,
  type: ResourceType,
  index: number | null,
): AttemptProgress {
  if (type === 'analysisViewed') {
    return progress.analysisViewed ? progress : { ...progress, analysisViewed: true };
  }
  if (index === null || progress[type].includes(index)) return progress;
  return { ...progress, [type]: [...progress[type], index].sort((a, b) => a - b) };
}

function placesOf({ detailedResults, resourceRecommendations }: WithResources) {
  return {
    onlineResources: resourceRecommendations.onlineResources.length,
    youtubeVideos: resourceRecommendations.youtubeVideos.length,
    analysisViewed: errorTopicsOf(detailedResults).length > 0 ? 1 : 0,
  } satisfies Record<ResourceType, number>;
}
