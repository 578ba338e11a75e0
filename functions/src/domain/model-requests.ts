import { WriterError } from '@study-assistant/writer/writer';

/** Requests that were taken of a day. */
export type TakenRequests = { day: string; count: number };

/** A quiz takes several at once, so that many quizzes write no document once a request. */
export const REQUESTS_IN_A_BLOCK = 5;

/** What a teacher reads where a model has no more requests today. */
export const MODEL_USED_UP =
  'Today’s requests to the model are used up. Our own writer has written this.';

/** How many of those that are wanted there still are. */
export function grantRequests(used: number, wanted: number, aDay: number): number {
  return Math.max(0, Math.min(wanted, aDay - used));
}

export function createUsedUp(): WriterError {
  return new WriterError('budget', 'Today’s requests to the model are used up.');
}

export function isUsedUp(error: unknown): boolean {
  return error instanceof WriterError && error.reason === 'budget';
}
