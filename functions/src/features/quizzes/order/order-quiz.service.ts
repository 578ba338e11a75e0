import type { Parsed } from '@study-assistant/contract/endpoint';
import {
  quizDocumentExtensions,
  type generateQuiz,
  type QuizSummary,
  type WriterName,
} from '@study-assistant/contract/quizzes';
import { titleFromFileName, UNTITLED_QUIZ } from '@study-assistant/contract/titles';
import { requireOwnJob, requireSelf } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { extensionOf } from '../../../domain/material/file-formats.ts';
import { currentState, type JobState, type QuizOrder } from '../../../domain/quiz/quiz-job.ts';
import type { StoredUpload } from '../../../http/receive-upload.ts';
import type { Job } from './jobs.repository.ts';

type Deps = {
  newId: () => string;
  createQuiz: (quiz: QuizSummary) => Promise<void>;
  updateQuiz: (
    quiz: Pick<QuizSummary, 'id' | 'teacherId'>,
    fields: Pick<QuizSummary, 'status' | 'writer'>,
  ) => Promise<void>;
  removeQuiz: (id: string) => Promise<unknown>;
  findJob: (id: string) => Promise<Job | null>;
  saveJob: (job: Job) => Promise<void>;
  removeJob: (id: string) => Promise<void>;
  /** Orders the writing. */
  writeLater: (quizId: string) => Promise<void>;
  /** Who writes when the teacher does not say. */
  defaultWriter: WriterName;
  clock: () => Date;
};

export type OrderQuizService = ReturnType<typeof createOrderQuizService>;

/** Takes orders for quizzes: the quiz and its job exist at once, the writing is a task. */
export function createOrderQuizService(deps: Deps) {
  const { findJob, saveJob, removeJob, defaultWriter, clock } = deps;
  return {
    async order(
      caller: Caller,
      body: Parsed<typeof generateQuiz>['body'],
      upload: StoredUpload,
    ): Promise<{ quizId: string }> {
      if (body.teacherId !== undefined) requireSelf(caller, body.teacherId);
      requireAcceptedFormat(upload);
      const id = deps.newId();
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
      await saveJob({ id, order, state: waiting() });
      await deps.createQuiz({
        id,
        title: titleFromFileName(upload.fileName) || UNTITLED_QUIZ,
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
      await saveJob({ id, order, state: waiting() });
      const { teacherId } = order;
      await deps.updateQuiz({ id, teacherId }, { status: 'generating', writer: order.writer });
      await start(id);
      return { quizId: id };
    },

    /** The state of a job by id, for whoever waits for its end. */
    async stateOf(id: string): Promise<JobState | null> {
      const job = await findJob(id);
      return job && currentState(job.state, clock());
    },
  };

  async function findOwn(caller: Caller, id: string) {
    return requireOwnJob(caller, await findJob(id));
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
      await deps.writeLater(quizId);
    } catch (error) {
      await removeJob(quizId);
      await deps.removeQuiz(quizId);
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
