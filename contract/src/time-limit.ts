import { SECONDS_PER_QUESTION } from './constants.ts';

/** How long a quiz may take, seconds. */
export function allowedSeconds(questions: number): number {
  return SECONDS_PER_QUESTION * questions;
}
