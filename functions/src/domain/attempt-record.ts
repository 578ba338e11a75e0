import type { Attempt } from '@study-assistant/contract/attempts';
import type { AttemptProgress } from '@study-assistant/contract/completion';

/** An attempt as it is kept: what its student has marked since belongs to it. */
export type AttemptRecord = Omit<Attempt, 'timestamp' | 'errorTopics'> & {
  progress: AttemptProgress;
};
