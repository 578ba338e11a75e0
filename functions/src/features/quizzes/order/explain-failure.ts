import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import { UNEXPECTED_SENTENCE, type ErrorCode } from '@study-assistant/contract/wire/errors';
import {
  ExtractionError,
  type ExtractionReason,
} from '@study-assistant/writer/document/extraction-error';
import { WriterError, type WriterErrorReason } from '@study-assistant/writer/writer';
import { ApiError } from '../../../domain/api-error.ts';
import type { JobFailure } from '../../../domain/quiz/quiz-job.ts';

export const unexpectedFailure: JobFailure = {
  code: 'unexpected',
  sentence: UNEXPECTED_SENTENCE,
  offlineWriterAvailable: false,
};

/** Reasons that lie in the document: any writer of ours would have to refuse it. */
const ofTheDocument: WriterErrorReason[] = ['too-short', 'too-long', 'language'];

/** The document is at fault where nothing else is said. */
const CODES: Partial<Record<ExtractionReason, ErrorCode>> = {
  unsupported: 'unsupported-type',
  busy: 'writer-failed',
};

/** The failures that trying again would not mend, in words for the teacher; null for the others. */
export function explainFailure(error: unknown, writer: WriterName): JobFailure | null {
  if (error instanceof ApiError) {
    return { code: error.code, sentence: error.message, offlineWriterAvailable: false };
  }
  if (error instanceof ExtractionError) {
    const code = CODES[error.reason] ?? 'unusable-document';
    return { code, sentence: error.message, offlineWriterAvailable: false };
  }
  if (!(error instanceof WriterError)) return null;
  if (ofTheDocument.includes(error.reason)) {
    return { code: 'unusable-document', sentence: error.message, offlineWriterAvailable: false };
  }
  return {
    code: 'writer-failed',
    sentence: error.message,
    offlineWriterAvailable: writer !== 'offline',
  };
}
