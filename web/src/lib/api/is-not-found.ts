import { ApiError } from './api-error.ts';

/** Not there, or an address that can name nothing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'invalid-request');
}
