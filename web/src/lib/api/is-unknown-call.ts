import { ApiError } from './api-error.ts';

const UNKNOWN_STATUSES = [404, 405, 501];

/**
 * Whether a server has no such call at all. Ours refuses with a code of its own; one that speaks the
 * specification alone does not know what we have added to it.
 */
export function isUnknownCall(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    UNKNOWN_STATUSES.includes(error.status) &&
    (error.code === 'unknown' || error.code === 'bad-reply')
  );
}
