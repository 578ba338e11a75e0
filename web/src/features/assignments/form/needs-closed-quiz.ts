import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';

/** Whether results are held back or shown as a score alone, which a quiz of the shelf would undo. */
export function needsClosedQuiz({ release, shows }: AssignmentSettings): boolean {
  return release !== 'at-once' || shows === 'score';
}
