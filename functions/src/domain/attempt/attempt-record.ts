import type { Attempt, QuestionResult } from '@study-assistant/contract/attempts/attempts';
import type { AttemptProgress } from '@study-assistant/contract/attempts/completion';
import type { KeptAdvice } from './kept-advice.ts';
import type { TopicTally } from './skill-gap.ts';

/** An attempt as it is kept: what its student has marked since belongs to it. */
export type AttemptRecord = Omit<Attempt, 'timestamp' | 'errorTopics' | 'detailedResults'> & {
  detailedResults: QuestionResult[];
  /** How each topic went, by `detailedResults`: lists and the skill gap read these alone. */
  topics: TopicTally[];
  /**
   * Seconds that everybody had, null without a limit. What its student had beside them is not kept
   * with a result.
   */
  allowedSeconds: number | null;
  /** Whether its student saw the options of each question in an order of this attempt's own. */
  isShuffled?: boolean | undefined;
  /** Whether its student saw the questions in an order of this attempt's own. */
  hasOwnOrder?: boolean | undefined;
  progress: AttemptProgress;
  /** Absent until a model has worded it, and where there is none. */
  advice?: KeptAdvice | undefined;
  /** Names the request that handed in a started attempt, so that its repetition finds the result. */
  submitKey?: string | undefined;
};
