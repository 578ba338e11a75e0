import { resourcePlacesOf } from '@study-assistant/contract/attempts/attempts';
import {
  resourceCountsOf as countResources,
  type AttemptProgress,
  type ResourceCounts,
  type ResourcePlaces,
} from '@study-assistant/contract/attempts/completion';
import type { AttemptRecord } from './attempt-record.ts';
import { gapOfTallies, isErrorTopic } from './skill-gap.ts';

export type ResourceType = keyof AttemptProgress;

type WithResources = Pick<AttemptRecord, 'topics' | 'resourceRecommendations'>;

/** Topics that an attempt went badly in, the worst first. An analysis exists when there is one. */
export function errorTopicsOf({ topics }: Pick<AttemptRecord, 'topics'>): string[] {
  return gapOfTallies(topics).topicErrorAnalysis.map(([topic]) => topic);
}

/** What the completion bar of an attempt's results counts. */
export function resourceCountsOf(
  attempt: WithResources & Pick<AttemptRecord, 'progress'>,
): ResourceCounts {
  return countResources(placesOf(attempt), attempt.progress);
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

function placesOf({ topics, resourceRecommendations }: WithResources): ResourcePlaces {
  const errorTopics = topics.filter(isErrorTopic).map(({ topic }) => topic);
  return resourcePlacesOf({ resourceRecommendations, errorTopics });
}
