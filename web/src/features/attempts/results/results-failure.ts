import { ApiError } from '../../../lib/api/api-error.ts';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { texts } from '../attempt-texts.ts';

/** Not there, refused by the server, or anything on the way. */
export function explainResultsFailure(error: unknown): string {
  if (isMissingOrInvalid(error)) return texts.resultsNotFound;
  const isRefused = error instanceof ApiError && error.hasServerSentence;
  return isRefused ? texts.resultsRefused : texts.resultsFailed;
}
