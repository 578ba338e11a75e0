import type { Subject } from '@study-assistant/contract/materials/subjects';
import type { WriterName } from '@study-assistant/contract/quizzes/quizzes';
import { isQuestionPaper } from '@study-assistant/writer/document/question-paper/is-question-paper';
import type { ReadProgress } from '@study-assistant/writer/document/read-progress';
import { findSubject } from '@study-assistant/writer/facts/find-subject';
import type { TextExtractor } from '@study-assistant/writer/processes/text-extractor';
import type { QuizWriter, WriteProgress, WrittenQuiz } from '@study-assistant/writer/writer';
import type { Logger } from '../../../domain/logger.ts';
import { withFairDraftTopic, withFairTopic } from '../../../domain/quiz/fair-topic.ts';
import type { JobFailure, JobState, QuizOrder } from '../../../domain/quiz/quiz-job.ts';
import { listTopicNames, listTopicsOf, useTopics } from '../../../domain/quiz/topics-in-use.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import { TASKS } from '../../../platform/tasks/tasks.ts';
import type { TopicsInUseRepository } from '../../../stored/materials/topics-in-use.repository.ts';
import type { JobsRepository } from '../../../stored/quizzes/jobs.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import { createPause } from './create-pause.ts';
import { explainFailure, unexpectedFailure } from './explain-failure.ts';
import { warnOfOrders } from './orders-in-document.ts';
import { explainShortness, warnOfPaper } from './question-paper.ts';
import { readSource } from './read-source.ts';
import { warnOfScan } from './scanned-document.ts';

type Deps = {
  jobs: Pick<JobsRepository, 'find' | 'report'>;
  quizzes: Pick<QuizzesRepository, 'fail' | 'storeWritten'>;
  topicsInUse: Pick<TopicsInUseRepository, 'change' | 'find'>;
  files: Pick<FileStore, 'read' | 'write'>;
  extractor: TextExtractor;
  writerFor: (name: WriterName) => QuizWriter;
  clock: () => Date;
  log: Logger;
};

/** Longest time for one quiz, ms: 40 s of the task are for reading the order and storing the result. */
const TIME_LIMIT_MS = (TASKS.writeQuiz.seconds - 40) * 1000;

/** Reading the document counts as this share of the whole progress. */
const READING_SHARE = 0.2;

/**
 * Writes an ordered quiz. May be called again for the same job: what is ready stays as it is.
 *
 * @param isLastTry false lets an unexpected failure through, so that the queue tries again
 */
export function createQuizJob(deps: Deps) {
  const { jobs, quizzes, topicsInUse, files, extractor, writerFor, clock, log } = deps;

  return async function writeQuiz(quizId: string, isLastTry: boolean): Promise<void> {
    const job = await jobs.find(quizId);
    if (job?.state.status !== 'generating') return;
    try {
      const { teacherId, publish, title } = job.order;
      const known = await topicsInUse.find(teacherId);
      const written = await write(quizId, job.order, listTopicNames(known));
      const status = publish ? 'ready' : 'draft';
      const questions = written.questions.map((one) => withFairTopic(one, written.title));
      const drafts = written.drafts.map((one) => withFairDraftTopic(one, written.title));
      const spares = (written.spares ?? []).map((one) => withFairTopic(one, written.title));
      const topics = listTopicsOf([...questions, ...drafts, ...spares], written.title);
      await topicsInUse.change(teacherId, useTopics(known, topics, clock().toISOString()));
      const named = { ...written, title: title ?? written.title };
      const whole = { id: quizId, status, ...named, questions, drafts, spares } as const;
      await quizzes.storeWritten(
        whole,
        asOfNow({ status: 'ready', progress: 1, stage: 'Ready', failure: null }),
      );
    } catch (error) {
      const failure = explainFailure(error, job.order.writer);
      if (!failure && !isLastTry) throw error;
      if (!failure) log.error('quiz.write-failed', { quizId, error });
      else log.info('quiz.not-written', { quizId, error });
      await fail(quizId, failure ?? unexpectedFailure);
    }
  };

  async function write(
    quizId: string,
    order: QuizOrder,
    topicNames: readonly string[],
  ): Promise<WrittenQuiz & { subject: Subject | null }> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    await progress(quizId, 0.02, 'Reading the document');
    const bytes = await files.read(order.sourcePath);
    const report = createPageReporter(quizId);
    const document = await readSource({ extractor, files }, bytes, order, { report, signal });
    await progress(quizId, READING_SHARE, 'Writing questions');
    const { toughness, targetGrade, numQuestions, otherKinds } = order;
    const settings = { toughness, targetGrade, numQuestions, otherKinds };
    const isPaper = isQuestionPaper(document);
    try {
      const written = await writerFor(order.writer).write(
        { document, settings, variant: 0, avoid: [], topicsInUse: topicNames, signal },
        createReporter(quizId),
      );
      const subject = await findSubject(document);
      const told = warnOfOrders(isPaper ? warnOfPaper(written) : written, document);
      return { ...warnOfScan(told, document), subject };
    } catch (error) {
      throw explainShortness(error, { isPaper, isPart: order.chosen !== null });
    }
  }

  /** Only a scan is read page by page; how far it is matters to nobody once it is read. */
  function createPageReporter(quizId: string) {
    const isDue = createPause(clock);
    return ({ page, pages }: ReadProgress): void => {
      const share = (READING_SHARE * page) / pages;
      const failed = (error: unknown) => log.warn('quiz.progress-not-told', { quizId, error });
      if (isDue()) progress(quizId, share, `Reading page ${page} of ${pages}`).catch(failed);
    };
  }

  function createReporter(quizId: string) {
    const isDue = createPause(clock);
    return async ({ done, total, stage }: WriteProgress): Promise<void> => {
      if (!isDue()) return;
      const share = Math.min(0.99, done / total);
      await progress(quizId, READING_SHARE + (1 - READING_SHARE) * share, stage);
    };
  }

  async function progress(quizId: string, share: number, stage: string): Promise<void> {
    const state = { status: 'generating', progress: share, stage, failure: null } as const;
    await jobs.report(quizId, asOfNow(state));
  }

  function asOfNow(state: Omit<JobState, 'updatedAt'>): JobState {
    return { ...state, updatedAt: clock().toISOString() };
  }

  async function fail(quizId: string, failure: JobFailure): Promise<void> {
    const state = { status: 'failed', progress: 1, stage: 'Stopped', failure } as const;
    await quizzes.fail(quizId, asOfNow(state));
  }
}
