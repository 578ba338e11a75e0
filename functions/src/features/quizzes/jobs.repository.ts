import { errorStatus } from '@study-assistant/contract/errors';
import {
  quizStatusSchema,
  targetGradeSchema,
  toughnessSchema,
  writerNameSchema,
} from '@study-assistant/contract/quizzes';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { JobState, QuizOrder } from '../../domain/quiz-job.ts';
import { readDocument, storedTime, toStoredTime } from '../../platform/documents.ts';

const codes = Object.keys(errorStatus) as [keyof typeof errorStatus];

const storedJob = z.object({
  id: z.string(),
  version: z.literal(1),
  order: z.object({
    teacherId: z.string(),
    sourcePath: z.string(),
    fileName: z.string(),
    toughness: toughnessSchema,
    targetGrade: targetGradeSchema,
    count: z.int(),
    writer: writerNameSchema,
  }),
  status: quizStatusSchema,
  progress: z.number(),
  stage: z.string(),
  failure: z.nullable(
    z.object({ code: z.enum(codes), sentence: z.string(), offlineWriterAvailable: z.boolean() }),
  ),
  updatedAt: storedTime,
});

export type Job = { id: string; order: QuizOrder; state: JobState };
export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** `jobs/{quizId}`: the writing of one quiz. */
export function createJobsRepository(firestore: Firestore) {
  const jobs = firestore.collection('jobs');
  return {
    async find(id: string): Promise<Job | null> {
      const stored = readDocument(storedJob, await jobs.doc(id).get());
      if (!stored) return null;
      const { order, status, progress, stage, failure, updatedAt } = stored;
      return { id, order, state: { status, progress, stage, failure, updatedAt } };
    },

    async save({ id, order, state }: Job): Promise<void> {
      await jobs.doc(id).set({ version: 1, order, ...toStored(state) });
    },

    /** False when the job is gone, because its quiz was deleted. */
    async report(id: string, state: JobState): Promise<boolean> {
      return jobs
        .doc(id)
        .update(toStored(state))
        .then(() => true, whenGone);
    },

    async remove(id: string): Promise<void> {
      await jobs.doc(id).delete();
    },
  };
}

function toStored(state: JobState) {
  return { ...state, updatedAt: toStoredTime(new Date(state.updatedAt)) };
}

const GRPC_NOT_FOUND = 5;

function whenGone(error: unknown): false {
  if ((error as { code?: unknown }).code === GRPC_NOT_FOUND) return false;
  throw error;
}
