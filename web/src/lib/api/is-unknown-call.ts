import { ApiError } from './api-error.ts';

const UNKNOWN_STATUSES = [404, 405, 501];

/**
 * Tells whether the server lacks this endpoint altogether. Our own refuses with a code; a server
 * that implements only the specification does not know our additions.
 */
export function isUnknownCall(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    UNKNOWN_STATUSES.includes(error.status) &&
    (error.code === 'unknown' || error.code === 'bad-reply')
  );
}
