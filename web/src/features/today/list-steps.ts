import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import type { Today } from '@study-assistant/contract/assignments/today';
import { canTake } from '../../components/assignments/assignment-words.ts';

export type OpenAttempt = Today['openAttempts'][number];
export type NewQuiz = NonNullable<Today['newQuiz']>;

export type Step =
  | { kind: 'attempt'; attempt: OpenAttempt }
  | { kind: 'class' }
  | { kind: 'assignment'; toDo: ToDo }
  | { kind: 'review'; questions: number }
  | { kind: 'quiz'; quiz: NewQuiz };

/**
 * Lists what a student can do now, the most urgent first. Takes the server's time in ms. Who begins needs
 * her class before all else; a school without classes works too, so later it stands further down.
 */
export function listSteps(today: Today, now: number): Step[] {
  const { openAttempts, assignment, toReview, newQuiz, isInNoClass, lastResult } = today;
  const steps: Step[] = openAttempts
    .filter(({ deadline }) => deadline === null || Date.parse(deadline) > now)
    .map((attempt) => ({ kind: 'attempt', attempt }));
  if (isInNoClass && !lastResult) steps.push({ kind: 'class' });
  if (assignment && canTake(assignment)) steps.push({ kind: 'assignment', toDo: assignment });
  if (toReview > 0) steps.push({ kind: 'review', questions: toReview });
  if (isInNoClass && lastResult) steps.push({ kind: 'class' });
  if (newQuiz) steps.push({ kind: 'quiz', quiz: newQuiz });
  return steps;
}
