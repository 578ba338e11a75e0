import type { WritingStatus } from '@study-assistant/contract/quizzes/quizzes';
import type { ErrorCode } from '@study-assistant/contract/wire/errors';
import { JOB_SILENCE_MS } from './quiz-job.ts';

type Reading = {
  status: WritingStatus;
  failure: { code: ErrorCode; sentence: string } | null;
  createdAt: string;
};

const LOST = {
  code: 'unexpected',
  sentence: 'Reading this document was interrupted. Please try again.',
} as const;

/** A document whose reader died says so instead of being read for ever. */
export function currentReading<R extends Reading>(reading: R, now: Date): R {
  const age = now.getTime() - Date.parse(reading.createdAt);
  if (reading.status !== 'generating' || age < JOB_SILENCE_MS) return reading;
  return { ...reading, status: 'failed', failure: LOST };
}
