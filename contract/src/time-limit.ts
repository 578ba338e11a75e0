import { SECONDS_PER_QUESTION } from './constants.ts';

/** Seconds that a student has for a quiz of so many questions. */
export function timeLimitOf(questions: number): number {
  return SECONDS_PER_QUESTION * questions;
}
