import { ApiError } from './api-error.ts';

/** True when the server was not reached, so that a retry may succeed. */
export function isLostOnTheWay(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (error.code === 'bad-reply' && error.status >= 500);
}
