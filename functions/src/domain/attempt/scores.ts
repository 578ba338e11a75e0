import {
  countAwaiting,
  scoreOf,
  type QuestionResult,
} from '@study-assistant/contract/attempts/attempts';
import { percentageOf } from '@study-assistant/contract/attempts/scoring';

export type Scores = {
  /** The sum of points, 1 decimal. */
  score: number;
  /** 0 to 100, 1 decimal, of the questions that do not wait for a teacher. */
  percentage: number;
  /** Absent where nothing waits. */
  awaiting?: number;
};

/** What an attempt comes to by the results of its questions. */
export function scoresOf(results: readonly QuestionResult[]): Scores {
  const score = scoreOf(results);
  const awaiting = countAwaiting(results);
  const percentage = percentageOf(score, results.length - awaiting);
  return awaiting === 0 ? { score, percentage } : { score, percentage, awaiting };
}
