import { WriterError } from '@study-assistant/writer/writer';

/** For an answer with its retries, ms: somebody may be waiting. */
export const ADVICE_TIMEOUT_MS = 20_000;

/** For the log only: our own words stand in. */
export function refused(because: string): WriterError {
  return new WriterError('bad-answer', 'The AI service gave an advice that could not be used.', {
    cause: new Error(because),
  });
}
