import type { ErrorCode } from '@study-assistant/contract/wire/errors';
import { ApiError } from './api-error.ts';

const HELD: ErrorCode = 'results-held';

/** The sentence that replaces a result not shown yet; null for any other error. */
export function heldSentence(error: unknown): string | null {
  return error instanceof ApiError && error.code === HELD ? error.message : null;
}
