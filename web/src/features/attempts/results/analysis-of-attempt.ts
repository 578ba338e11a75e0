import type { AttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import { resourcePlacesOf } from '@study-assistant/contract/attempts/attempts';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';

type FetchedAnalysis = AttemptAnalysis | null | undefined;

/** Whether an attempt has anything to go on with. */
export function hasResources(attempt: Attempt, analysis: FetchedAnalysis): boolean {
  const places = Object.values(resourcePlacesOf(attempt));
  return places.some((count) => count > 0) || hasAnalysis(attempt, analysis);
}

/** Our server tells the topics with the attempt; of another only the analysis itself is known. */
export function hasAnalysis({ errorTopics }: Attempt, analysis: FetchedAnalysis): boolean {
  if (errorTopics.length > 0) return true;
  if (!analysis) return false;
  const { recommendations, topicSpecificMaterials, teacherMaterials } = analysis;
  return [recommendations, topicSpecificMaterials, teacherMaterials].some(
    ({ length }) => length > 0,
  );
}

/** Topics to work on; empty where none is named. */
export function listTopics({ errorTopics }: Attempt, analysis: FetchedAnalysis): string[] {
  if (errorTopics.length > 0) return errorTopics;
  const named = (analysis?.topicSpecificMaterials ?? []).map(({ topic }) => topic);
  return [...new Set(named)].filter((topic) => topic !== '');
}
