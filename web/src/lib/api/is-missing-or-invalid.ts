import { ApiError } from './api-error.ts';

/** Nothing is there, or the address can name nothing: for the reader of a page it is the same. */
export function isMissingOrInvalid(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'invalid-request');
}
