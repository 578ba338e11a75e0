import type { Question } from '@study-assistant/contract/questions/question';
import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { currentState, type JobState, type QuizOrder } from '../../domain/quiz/quiz-job.ts';
import { readDocument, readDocuments, readField } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { jobsOf, storedJob, toStoredState, type storedReplacement } from './stored-job.ts';

/** A question that is to be replaced by another one, at a version of the quiz. */
export type Replacement = z.infer<typeof storedReplacement>;

export type Job = { id: string; order: QuizOrder; state: JobState };

/** What writing another question needs to know. */
export type ReplacementJob = {
  order: QuizOrder;
  /** The latest; null when no question was ever replaced. */
  replacement: Replacement | null;
  /** Questions that were replaced, so that they do not come back. */
  replaced: Question[];
};

export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** `jobs/{quizId}`: the writing of one quiz. */
export function createJobsRepository(school: DocumentReference) {
  const jobs = jobsOf(school);
  return {
    async find(id: string): Promise<Job | null> {
      const stored = readDocument(storedJob, await jobs.doc(id).get());
      if (!stored) return null;
      const { order, status, progress, stage, failure, updatedAt } = stored;
      return { id, order, state: { status, progress, stage, failure, updatedAt } };
    },

    async existsIn(transaction: Transaction, id: string): Promise<boolean> {
      return (await transaction.get(jobs.doc(id))).exists;
    },

    /** Of these, those that are being written or wait for it. */
    async listRunningIn(
      transaction: Transaction,
      ids: readonly string[],
      now: Date,
    ): Promise<string[]> {
      if (ids.length === 0) return [];
      const found = await transaction.getAll(...ids.map((id) => jobs.doc(id)));
      return readDocuments(storedJob, found)
        .filter((job) => currentState(job, now).status === 'generating')
        .map(({ id }) => id);
    },

    saveIn(writes: WriteBatch | Transaction, { id, order, state }: Job): void {
      const { numQuestions: count, ...rest } = order;
      const stored = { version: 1, order: { ...rest, count }, ...toStoredState(state) };
      // TypeScript finds no signature that both have, though both set in the same way.
      (writes as WriteBatch).set(jobs.doc(id), stored);
    },

    /** Stores how the job ended. */
    endIn(transaction: Transaction, id: string, state: JobState): void {
      transaction.update(jobs.doc(id), toStoredState(state));
    },

    /**
     * A job that is over stays as it ended: its task may come twice, and the second is behind the first.
     * Nothing happens to one that is gone, because its quiz was deleted.
     */
    async report(id: string, state: JobState): Promise<void> {
      await transact(school.firestore, async (transaction) => {
        const job = await transaction.get(jobs.doc(id));
        if (readField(storedJob.shape, 'status', job) === 'generating')
          transaction.update(job.ref, toStoredState(state));
      });
    },

    async findReplacement(id: string): Promise<ReplacementJob | null> {
      const stored = readDocument(storedJob, await jobs.doc(id).get());
      if (!stored) return null;
      const { order, replacement, replaced } = stored;
      return { order, replacement, replaced };
    },

    /** False when the job is gone, because its quiz was deleted. */
    async saveReplacement(
      id: string,
      fields: { replacement: Replacement; replaced?: readonly Question[] },
    ): Promise<boolean> {
      return jobs
        .doc(id)
        .update(fields)
        .then(() => true, whenGone);
    },

    /** One whose quiz is gone; otherwise it goes with its quiz. */
    async remove(id: string): Promise<void> {
      await jobs.doc(id).delete();
    },
  };
}

const GRPC_NOT_FOUND = 5;

function whenGone(error: unknown): false {
  if ((error as { code?: unknown }).code === GRPC_NOT_FOUND) return false;
  throw error;
}
