import type { Parsed } from '@study-assistant/contract/endpoint';
import {
  quizDocumentExtensions,
  type generateQuiz,
  type WriterName,
} from '@study-assistant/contract/quizzes';
import { requireOwnJob, requireSelf } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { extensionOf } from '../../../domain/material/file-formats.ts';
import { currentState, type JobState, type QuizOrder } from '../../../domain/quiz/quiz-job.ts';
import type { Logger } from '../../../domain/logger.ts';
import type { StoredUpload } from '../../../http/receive-upload.ts';
import type { TaskQueue } from '../../../platform/task-queue.ts';
import type { JobsRepository } from './jobs.repository.ts';
import type { QuizzesRepository } from '../quizzes.repository.ts';

type Deps = {
  quizzes: QuizzesRepository;
  jobs: JobsRepository;
  tasks: TaskQueue<{ quizId: string }>;
  /** Who writes when the teacher does not say. */
  defaultWriter: WriterName;
  clock: () => Date;
  log: Logger;
};

export type OrderQuizService = ReturnType<typeof createOrderQuizService>;

/** Takes orders for quizzes: the quiz and its job exist at once, the writing is a task. */
export function createOrderQuizService({ quizzes, jobs, tasks, defaultWriter, clock, log }: Deps) {
  return {
    async order(
      caller: Caller,
      body: Parsed<typeof generateQuiz>['body'],
      upload: StoredUpload,
    ): Promise<{ quizId: string }> {
      if (body.teacherId !== undefined) requireSelf(caller, body.teacherId);
      requireAcceptedFormat(upload);
      const id = quizzes.newId();
      const order: QuizOrder = {
        teacherId: caller.uid,
        sourcePath: upload.path,
        fileName: upload.fileName,
        toughness: body.toughness,
        targetGrade: body.targetGrade,
        count: body.numQuestions,
        writer: body.writer ?? defaultWriter,
        publish: body.publish,
      };
      await jobs.save({ id, order, state: waiting() });
      await quizzes.create({
        id,
        title: titleOf(upload.fileName),
        toughness: order.toughness,
        targetGrade: order.targetGrade,
        numQuestions: order.count,
        createdAt: clock().toISOString(),
        teacherId: order.teacherId,
        status: 'generating',
        writer: order.writer,
        notice: null,
      });
      await start(id);
      return { quizId: id };
    },

    async progress(caller: Caller, id: string) {
      const { state } = await findOwn(caller, id);
      const { status, progress, stage, failure } = currentState(state, clock());
      if (!failure) return { status, progress, stage };
      const { sentence, offlineWriterAvailable } = failure;
      return { status, progress, stage, error: sentence, offlineWriterAvailable };
    },

    /** Writes a failed quiz again, with another writer when one is named. */
    async retry(
      caller: Caller,
      id: string,
      writer: WriterName | undefined,
    ): Promise<{ quizId: string }> {
      const job = await findOwn(caller, id);
      if (currentState(job.state, clock()).status !== 'failed') {
        throw new ApiError('conflict', 'This quiz is not waiting to be written again.');
      }
      const order = { ...job.order, writer: writer ?? job.order.writer };
      await jobs.save({ id, order, state: waiting() });
      await quizzes.update(id, { status: 'generating', writer: order.writer });
      await start(id);
      return { quizId: id };
    },

    /** The state of a job by id, for whoever waits for its end. */
    async stateOf(id: string): Promise<JobState | null> {
      const job = await jobs.find(id);
      return job && currentState(job.state, clock());
    },
  };

  async function findOwn(caller: Caller, id: string) {
    return requireOwnJob(caller, await jobs.find(id));
  }

  function waiting(): JobState {
    const updatedAt = clock().toISOString();
    return {
      status: 'generating',
      progress: 0,
      stage: 'Waiting to start',
      failure: null,
      updatedAt,
    };
  }

  async function start(quizId: string): Promise<void> {
    try {
      await tasks.enqueue({ quizId });
    } catch (error) {
      log.error('quiz task was not enqueued', { quizId, error });
      await jobs.remove(quizId);
      await quizzes.remove(quizId);
      throw new ApiError('unexpected', 'The quiz could not be started. Please try again.', {
        cause: error,
      });
    }
  }
}

function requireAcceptedFormat({ fileName, sizeBytes }: StoredUpload): void {
  const accepted: readonly string[] = quizDocumentExtensions;
  if (!accepted.includes(extensionOf(fileName))) {
    throw new ApiError('unsupported-type', 'Only PDF and DOCX files are allowed');
  }
  if (sizeBytes === 0) {
    throw new ApiError('unusable-document', 'This document is empty. Please choose another one.');
  }
}

function titleOf(fileName: string): string {
  return (
    fileName
      .slice(0, -extensionOf(fileName).length)
      .replace(/[_\s]+/g, ' ')
      .trim() || 'Untitled Quiz'
  );
}
