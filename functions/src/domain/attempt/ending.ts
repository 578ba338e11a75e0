import type { ShownResult } from '../assignment/given-assignment.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** How an attempt ended, and how much of it its student sees. */
export type Ending = {
  result: AttemptRecord | null;
  /** Answers came with the hand-in that were too late to count. */
  isLate: boolean;
  /** How much of the result its student sees now. */
  shown: ShownResult;
  /** Whether it was handed in after its assignment was due. */
  isPastDue: boolean;
  /** What she is told where nothing is shown. */
  held: string | null;
};
