import { ApiError, referenceOf } from './api-error.ts';

/**
 * Returns what failed and why, as in "Delete failed: Quiz not found.". A missing reply is named as
 * such, a reply without a reason is an unknown error, and unexpected errors have a reference.
 */
export function describeFailure(prefix: string, error: unknown): string {
  const isKnown = error instanceof ApiError && (error.hasServerSentence || error.status === 0);
  const reference = referenceOf(error);
  const end = reference === null ? '' : ` Reference: ${reference}`;
  return `${prefix} ${isKnown ? error.message : 'Unknown error'}${end}`;
}

/** True when the call was stopped on purpose, which is not a failure. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
