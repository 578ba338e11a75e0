import { NO_PROGRESS } from '@study-assistant/contract/attempts/completion';
import type { AttemptRecord } from './attempt-record.ts';

/** The result of an attempt of which its student does not see all. */
export type HeldAttempt = {
  /** The whole result. */
  attempt: AttemptRecord & { assignmentId: string };
  /** Whether its student had not taken the quiz before. */
  isFirst: boolean;
  /** Its score is among her results, and the rest is here alone. */
  isScoreShown: boolean;
};

/** As its student sees a result of which the score alone is shown. */
export function toScoreOnly(attempt: AttemptRecord): AttemptRecord {
  const { advice: _notShown, ...rest } = attempt;
  return {
    ...rest,
    isScoreOnly: true,
    detailedResults: [],
    topics: [],
    resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
    progress: NO_PROGRESS,
  };
}
