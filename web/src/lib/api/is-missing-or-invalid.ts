import { ApiError } from './api-error.ts';

/** True for a missing thing and for an invalid address, which look the same to the reader. */
export function isMissingOrInvalid(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'invalid-request');
}
