import type { WriterName } from '@study-assistant/contract/quizzes';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import type { QuizWriter, WrittenQuiz } from '@study-assistant/writer/writer';
import type { Logger } from '../../../domain/logger.ts';
import { withFairDraftTopic, withFairTopic } from '../../../domain/quiz/fair-topic.ts';
import type { JobFailure, JobState, QuizOrder } from '../../../domain/quiz/quiz-job.ts';
import {
  listTopicNames,
  listTopicsOf,
  useTopics,
  type TopicChanges,
  type TopicsInUse,
} from '../../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../../platform/files.ts';
import type { WrittenQuestions } from '../quizzes.repository.ts';
import { explainFailure, unexpectedFailure } from './explain-failure.ts';
import type { Job } from './jobs.repository.ts';

type Deps = {
  findJob: (id: string) => Promise<Job | null>;
  reportState: (id: string, state: JobState) => Promise<unknown>;
  /** False when the quiz was deleted meanwhile. */
  storeWritten: (quiz: WrittenQuestions) => Promise<boolean>;
  findQuiz: (id: string) => Promise<unknown>;
  updateQuiz: (
    quiz: { id: string; teacherId: string },
    fields: { status: 'failed' },
  ) => Promise<void>;
  findTopicsInUse: (teacherId: string) => Promise<TopicsInUse>;
  changeTopicsInUse: (teacherId: string, changes: TopicChanges) => Promise<void>;
  files: Pick<FileStore, 'read'>;
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
  const { findJob, reportState, storeWritten, files, extractor, writerFor, clock, log } = deps;

  return async function writeQuiz(quizId: string, isLastTry: boolean): Promise<void> {
    const job = await findJob(quizId);
    if (job?.state.status !== 'generating') return;
    try {
      const { teacherId, publish } = job.order;
      const topicsInUse = await deps.findTopicsInUse(teacherId);
      const written = await write(quizId, job.order, listTopicNames(topicsInUse));
      const status = publish ? 'ready' : 'draft';
      const questions = written.questions.map((one) => withFairTopic(one, written.title));
      const drafts = written.drafts.map((one) => withFairDraftTopic(one, written.title));
      const topics = listTopicsOf([...questions, ...drafts], written.title);
      await deps.changeTopicsInUse(
        teacherId,
        useTopics(topicsInUse, topics, clock().toISOString()),
      );
      const whole = { id: quizId, teacherId, status, ...written, questions, drafts } as const;
      if (!(await storeWritten(whole))) return;
      await report(quizId, { status: 'ready', progress: 1, stage: 'Ready', failure: null });
    } catch (error) {
      const failure = explainFailure(error, job.order.writer);
      if (!failure && !isLastTry) throw error;
      if (!failure) log.error('quiz.write-failed', { quizId, error });
      else log.info('quiz.not-written', { quizId, error });
      await fail({ id: quizId, teacherId: job.order.teacherId }, failure ?? unexpectedFailure);
    }
  };

  async function write(
    quizId: string,
    order: QuizOrder,
    topicsInUse: readonly string[],
  ): Promise<WrittenQuiz> {
    const signal = AbortSignal.timeout(deps.timeLimitMs);
    await progress(quizId, 0.02, 'Reading the document');
    const bytes = await files.read(order.sourcePath);
    const document = await extractor.extract({ bytes, fileName: order.fileName });
    await progress(quizId, READING_SHARE, 'Writing questions');
    const { toughness, targetGrade, count } = order;
    const settings = { toughness, targetGrade, count };
    let last = clock().getTime();
    return writerFor(order.writer).write(
      { document, settings, variant: 0, avoid: [], topicsInUse, signal },
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
    await reportState(quizId, { ...state, updatedAt: clock().toISOString() });
  }

  async function fail(quiz: { id: string; teacherId: string }, failure: JobFailure): Promise<void> {
    await report(quiz.id, { status: 'failed', progress: 1, stage: 'Stopped', failure });
    if (await deps.findQuiz(quiz.id)) await deps.updateQuiz(quiz, { status: 'failed' });
  }
}
