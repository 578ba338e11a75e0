import { ApiError } from './api-error.ts';

/** The server was not reached: it may well be the next time. */
export function isLostOnTheWay(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (error.code === 'bad-reply' && error.status >= 500);
}
