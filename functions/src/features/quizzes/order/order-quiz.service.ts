import { createHash } from 'node:crypto';
import type { generateQuiz } from '@study-assistant/contract/quizzes/order-quiz';
import type { QuizSummary, WriterName } from '@study-assistant/contract/quizzes/quizzes';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { titleFromFileName } from '@study-assistant/contract/wire/file-titles';
import { UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import { requireOwnJob, requireSelf } from '../../../domain/access.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { currentState, type JobState, type QuizOrder } from '../../../domain/quiz/quiz-job.ts';
import type { StoredUpload } from '../../../http/receive-upload.ts';
import type { FileStore } from '../../../platform/files/files.ts';
import type { TaskQueues } from '../../../platform/tasks/tasks.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import type { JobsRepository } from '../../../stored/quizzes/jobs.repository.ts';
import type { QuizOrdersRepository } from '../../../stored/quizzes/quiz-orders.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import { requireAcceptedDocument } from './accepted-document.ts';

export type QuizSettings = Omit<Parsed<typeof generateQuiz>['body'], 'title'>;

/** What a quiz is written from: the file is the quiz's alone. */
export type QuizSource = Pick<QuizOrder, 'sourcePath' | 'fileName' | 'title' | 'chosen'>;

/** How an order came: named by its key, it is placed once; an address is null where it is not known. */
export type OrderedBy = { key: string | undefined; address: string | null };

type Deps = {
  quizzes: Pick<QuizzesRepository, 'newId' | 'remove' | 'reopen'>;
  quizOrders: Pick<QuizOrdersRepository, 'forget' | 'place' | 'placeAgain'>;
  jobs: Pick<JobsRepository, 'find'>;
  accounts: Pick<AccountsRepository, 'findName'>;
  tasks: Pick<TaskQueues, 'writeQuiz'>;
  files: Pick<FileStore, 'remove'>;
  /** Who writes when the teacher does not say. */
  defaultWriter: WriterName;
  clock: () => Date;
};

export type OrderQuizService = ReturnType<typeof createOrderQuizService>;

/** Takes orders for quizzes: the quiz and its job exist at once, the writing is a task. */
export function createOrderQuizService(deps: Deps) {
  const { quizzes, quizOrders, jobs, tasks, defaultWriter, clock } = deps;
  return {
    async order(
      caller: Caller,
      { title, ...settings }: Parsed<typeof generateQuiz>['body'],
      upload: StoredUpload,
      by: OrderedBy,
    ): Promise<{ quizId: string }> {
      requireAcceptedDocument(upload);
      const { path: sourcePath, fileName } = upload;
      const source = { sourcePath, fileName, title: title ?? null, chosen: null };
      return orderFrom(caller, settings, source, by);
    },

    orderFrom,

    async progress(caller: Caller, id: string) {
      const { state } = await findOwn(caller, id);
      const { status, progress, stage, failure } = currentState(state, clock());
      if (!failure) return { status, progress, stage };
      const { code, sentence, offlineWriterAvailable } = failure;
      const needsOtherDocument = code === 'unusable-document' || code === 'unsupported-type';
      return {
        ...{ status, progress, stage },
        ...{ error: sentence, offlineWriterAvailable, needsOtherDocument },
      };
    },

    /** Writes a failed quiz again, with another writer when one is named. */
    async retry(
      caller: Caller,
      id: string,
      writer: WriterName | undefined,
      address: string | null,
    ): Promise<{ quizId: string }> {
      const job = await findOwn(caller, id);
      if (currentState(job.state, clock()).status !== 'failed') {
        throw notWaiting();
      }
      const order = { ...job.order, writer: writer ?? job.order.writer };
      await quizOrders.placeAgain({ id, teacherId: caller.uid }, { address, now: clock() });
      if (!(await quizzes.reopen({ id, order, state: waiting() }))) throw notWaiting();
      try {
        await tasks.writeQuiz.enqueue({ quizId: id });
      } catch (error) {
        // As it was: she can try again.
        await quizzes.reopen(job);
        await quizOrders.forget(caller.uid, id);
        throw notStarted(error);
      }
      return { quizId: id };
    },

    /** The state of a job by id, for whoever waits for its end. */
    async stateOf(id: string): Promise<JobState | null> {
      const job = await jobs.find(id);
      return job && currentState(job.state, clock());
    },
  };

  /** @throws ApiError; then nothing of it is left, and the file is for the caller to remove */
  async function orderFrom(
    caller: Caller,
    settings: QuizSettings,
    source: QuizSource,
    by: OrderedBy,
  ): Promise<{ quizId: string }> {
    if (settings.teacherId !== undefined) requireSelf(caller, settings.teacherId);
    const id = by.key === undefined ? quizzes.newId() : idOfOrder(caller, by.key);
    const order: QuizOrder = {
      teacherId: caller.uid,
      ...source,
      toughness: settings.toughness,
      targetGrade: settings.targetGrade,
      numQuestions: settings.numQuestions,
      otherKinds: settings.otherKinds,
      writer: settings.writer ?? defaultWriter,
      publish: settings.publish,
    };
    const quiz: QuizSummary = {
      id,
      title: source.title ?? (titleFromFileName(source.fileName) || UNTITLED_QUIZ),
      toughness: order.toughness,
      targetGrade: order.targetGrade,
      numQuestions: order.numQuestions,
      asked: order.numQuestions,
      createdAt: clock().toISOString(),
      teacherId: order.teacherId,
      status: 'generating',
      writer: order.writer,
      teacherName: await deps.accounts.findName(caller.uid),
      subject: null,
      topics: [],
      notice: null,
    };
    const placed = { isRepeatable: by.key !== undefined, address: by.address, now: clock() };
    try {
      if (await quizOrders.place(quiz, { id, order, state: waiting() }, placed)) {
        await tasks.writeQuiz.enqueue({ quizId: id });
      } else {
        // The first order has a document of its own.
        await deps.files.remove(source.sourcePath);
        await writeIfWaiting(id);
      }
    } catch (error) {
      if (error instanceof ApiError) throw error;
      await takeBack(caller, id, source);
      throw notStarted(error);
    }
    return { quizId: id };
  }

  /** An order may have broken off before its writing was ordered. Written twice, it is stored once. */
  async function writeIfWaiting(id: string): Promise<void> {
    const state = (await jobs.find(id))?.state;
    if (state?.status === 'generating' && state.progress === 0) {
      await tasks.writeQuiz.enqueue({ quizId: id });
    }
  }

  /**
   * It may be there all the same, and the document that it is written from goes with this request. One
   * that the same key has ordered from another document stays.
   */
  async function takeBack({ uid }: Caller, id: string, { sourcePath }: QuizSource): Promise<void> {
    const job = await jobs.find(id);
    if (job && job.order.sourcePath !== sourcePath) return;
    await quizzes.remove(id);
    await quizOrders.forget(uid, id);
  }

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
}

/** The same order names the same quiz, however often it arrives. */
function idOfOrder({ uid }: Caller, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, 'quiz', key]))
    .digest('hex')
    .slice(0, 24);
}

function notStarted(cause: unknown): ApiError {
  return new ApiError('unexpected', 'The quiz could not be started. Please try again.', { cause });
}

function notWaiting(): ApiError {
  return new ApiError('conflict', 'This quiz is not waiting to be written again.');
}
