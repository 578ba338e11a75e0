import { WriterError } from '@study-assistant/writer/writer';

/** Requests that were taken of a day. */
export type TakenRequests = { day: string; count: number };

/** A quiz takes several at once, so that many quizzes write no document once a request. */
export const REQUESTS_IN_A_BLOCK = 5;

/** What a teacher reads where a model has no more requests today. */
export const MODEL_USED_UP =
  'Today’s requests to the model are used up. Our own writer has written this.';

/** Whose doing a request is: a teacher's order, or a student's look at her plan. */
export type RequestedBy = 'teachers' | 'students';

/** How many requests were taken on a day, and how many of them by students. */
export type ModelUsage = { used: number; byStudents: number };

/** How many of those that are wanted there still are. Half of a day's are the teachers' alone. */
export function grantRequests(
  { used, byStudents }: ModelUsage,
  { wanted, by }: { wanted: number; by: RequestedBy },
  aDay: number,
): number {
  const left = by === 'students' ? Math.floor(aDay / 2) - byStudents : aDay;
  return Math.max(0, Math.min(wanted, left, aDay - used));
}

export function createUsedUp(): WriterError {
  return new WriterError('budget', 'Today’s requests to the model are used up.');
}

export function isUsedUp(error: unknown): boolean {
  return error instanceof WriterError && error.reason === 'budget';
}
