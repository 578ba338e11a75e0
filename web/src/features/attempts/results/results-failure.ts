import { ApiError } from '../../../lib/api/api-error.ts';
import { texts } from '../attempt-texts.ts';
import { isNotFound } from '../../../lib/api/is-not-found.ts';

/** Not there, refused by the server, or anything on the way. */
export function explainResultsFailure(error: unknown): string {
  if (isNotFound(error)) return texts.resultsNotFound;
  const isRefused = error instanceof ApiError && error.hasServerSentence;
  return isRefused ? texts.resultsRefused : texts.resultsFailed;
}
