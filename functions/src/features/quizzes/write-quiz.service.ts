import { UNEXPECTED_SENTENCE } from '@study-assistant/contract/errors';
import type { WriterName } from '@study-assistant/contract/quizzes';
import type { JobFailure, JobState, QuizOrder } from '../../domain/quiz-job.ts';
import type { Logger } from '../../domain/logger.ts';
import type { FileStore } from '../../platform/files.ts';
import {
  WriterError,
  type QuizWriter,
  type WriterErrorReason,
  type WrittenQuiz,
} from '../../platform/ai/writer.ts';
import { ExtractionError } from '../../platform/text-extraction/extraction-error.ts';
import type { TextExtractor } from '../../platform/text-extraction/extract-text.ts';
import type { JobsRepository } from './jobs.repository.ts';
import type { QuizzesRepository } from './quizzes.repository.ts';

type Deps = {
  quizzes: QuizzesRepository;
  jobs: JobsRepository;
  files: FileStore;
  extractor: TextExtractor;
  writerFor: (name: WriterName) => QuizWriter;
  clock: () => Date;
  log: Logger;
  /** Longest time for one quiz, ms. */
  timeLimitMs: number;
};

/** Reading the document counts as this share of the whole progress. */
const READING_SHARE = 0.2;

/** Progress is stored at most this often, ms: a bar needs no more, and each store is a paid write. */
const REPORT_EVERY_MS = 1000;

/**
 * Writes an ordered quiz. May be called again for the same job: what is ready stays as it is.
 *
 * @param isLastTry false lets an unexpected failure through, so that the queue tries again
 */
export function createQuizJob(deps: Deps) {
  const { quizzes, jobs, files, extractor, writerFor, clock, log, timeLimitMs } = deps;

  return async function writeQuiz(quizId: string, isLastTry: boolean): Promise<void> {
    const job = await jobs.find(quizId);
    if (job?.state.status !== 'generating') return;
    try {
      const written = await write(quizId, job.order);
      const { teacherId } = job.order;
      if (!(await quizzes.publish({ id: quizId, teacherId, ...written }))) return;
      await report(quizId, { status: 'ready', progress: 1, stage: 'Ready', failure: null });
    } catch (error) {
      const failure = explain(error, job.order);
      if (!failure && !isLastTry) throw error;
      if (!failure) log.error('quiz could not be written', { quizId, error });
      else log.info('quiz was not written', { quizId, error });
      await fail(quizId, failure ?? unexpected);
    }
  };

  async function write(quizId: string, order: QuizOrder): Promise<WrittenQuiz> {
    const signal = AbortSignal.timeout(timeLimitMs);
    await progress(quizId, 0.02, 'Reading the document');
    const bytes = await files.read(order.sourcePath);
    const document = await extractor.extract({ bytes, fileName: order.fileName });
    await progress(quizId, READING_SHARE, 'Writing questions');
    const { toughness, targetGrade, count } = order;
    const settings = { toughness, targetGrade, count };
    let last = clock().getTime();
    return writerFor(order.writer).write(
      { document, settings, variant: 0, avoid: [], signal },
      async ({ done, total, stage }) => {
        if (clock().getTime() - last < REPORT_EVERY_MS) return;
        last = clock().getTime();
        await progress(
          quizId,
          READING_SHARE + (1 - READING_SHARE) * Math.min(0.99, done / total),
          stage,
        );
      },
    );
  }

  async function progress(quizId: string, share: number, stage: string): Promise<void> {
    await report(quizId, { status: 'generating', progress: share, stage, failure: null });
  }

  async function report(quizId: string, state: Omit<JobState, 'updatedAt'>): Promise<void> {
    await jobs.report(quizId, { ...state, updatedAt: clock().toISOString() });
  }

  async function fail(quizId: string, failure: JobFailure): Promise<void> {
    await report(quizId, { status: 'failed', progress: 1, stage: 'Stopped', failure });
    if (await quizzes.find(quizId)) await quizzes.update(quizId, { status: 'failed' });
  }
}

const unexpected: JobFailure = {
  code: 'unexpected',
  sentence: UNEXPECTED_SENTENCE,
  offlineWriterAvailable: false,
};

/** Reasons that lie in the document: any writer of ours would have to refuse it. */
const ofTheDocument: WriterErrorReason[] = ['too-short', 'too-long', 'language'];

/** The failures that trying again would not mend, in words for the teacher. */
function explain(error: unknown, order: QuizOrder): JobFailure | null {
  if (error instanceof ExtractionError) {
    const code = error.reason === 'unsupported' ? 'unsupported-type' : 'unusable-document';
    return { code, sentence: error.message, offlineWriterAvailable: false };
  }
  if (!(error instanceof WriterError)) return null;
  if (ofTheDocument.includes(error.reason)) {
    return { code: 'unusable-document', sentence: error.message, offlineWriterAvailable: false };
  }
  return {
    code: 'writer-failed',
    sentence: error.message,
    offlineWriterAvailable: order.writer === 'gemini',
  };
}
