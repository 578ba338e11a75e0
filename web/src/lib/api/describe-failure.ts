import { ApiError, referenceOf } from './api-error.ts';

/**
 * "Delete failed: Quiz not found.": what failed, and the server's reason. No reply at all is said as
 * what it is; a reply without a reason is an unknown error. What nobody expected has a reference.
 */
export function describeFailure(prefix: string, error: unknown): string {
  const isKnown = error instanceof ApiError && (error.hasServerSentence || error.status === 0);
  const reference = referenceOf(error);
  const end = reference === null ? '' : ` Reference: ${reference}`;
  return `${prefix} ${isKnown ? error.message : 'Unknown error'}${end}`;
}

/** Whether somebody stopped the call on purpose, which is no failure. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
