import { otherKindSchema } from '@study-assistant/contract/questions/kind-schemas';
import { questionSchema } from '@study-assistant/contract/questions/question';
import {
  targetGradeSchema,
  toughnessSchema,
  writerNameSchema,
  writingStatusSchema,
} from '@study-assistant/contract/quizzes/quizzes';
import { errorStatus, type ErrorCode } from '@study-assistant/contract/wire/errors';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { JobState, QuizOrder } from '../../domain/quiz/quiz-job.ts';
import { storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { storedChosen } from './stored-chosen.ts';

/** `jobs/{quizId}` of a school: the writing of one quiz. */
export function jobsOf(school: DocumentReference): CollectionReference {
  return school.collection('jobs');
}

const codes = Object.keys(errorStatus) as [ErrorCode];

const failure = z.object({
  code: z.enum(codes),
  sentence: z.string(),
  offlineWriterAvailable: z.boolean(),
});

export const storedReplacement = z.object({
  id: z.string(),
  questionId: z.string(),
  quizVersion: z.int(),
  status: z.enum(['writing', 'done', 'failed']),
  failure: z.nullable(failure),
});

export const storedJob = z.object({
  id: z.string(),
  version: z.literal(1),
  order: z.pipe(
    z.object({
      teacherId: z.string(),
      sourcePath: z.string(),
      fileName: z.string(),
      title: z._default(z.nullable(z.string()), null),
      chosen: storedChosen,
      toughness: toughnessSchema,
      targetGrade: targetGradeSchema,
      /** Called `numQuestions` everywhere else. */
      count: z.int(),
      /** None where it was ordered before there was a choice. */
      otherKinds: z._default(z.array(otherKindSchema), []),
      writer: writerNameSchema,
      /** Open as soon as it is written. */
      publish: z.boolean(),
    }),
    z.transform(({ count, ...order }): QuizOrder => ({ ...order, numQuestions: count })),
  ),
  status: writingStatusSchema,
  progress: z.number(),
  stage: z.string(),
  failure: z.nullable(failure),
  updatedAt: storedTime,
  replacement: z._default(z.nullable(storedReplacement), null),
  replaced: z._default(z.array(questionSchema), []),
});

export const storedSuggestion = z.object({
  question: z.string(),
  answer: z.string(),
  options: z.array(z.string()),
  askedAt: z.iso.datetime(),
  /** Null until they are found. */
  wrongAnswers: z.nullable(z.array(z.string())),
  failure: z.nullable(z.object({ code: z.enum(codes), sentence: z.string() })),
});

/** What a query looks for in an order, and what is read of it alone where the rest does not matter. */
export const orderPlaces = { 'order.teacherId': z.string(), 'order.sourcePath': z.string() };

/** The same document, as far as wrong answers that are looked for need it. */
export const storedSuggestions = z.object({
  id: z.string(),
  order: z.object({ sourcePath: z.string(), fileName: z.string(), chosen: storedChosen }),
  suggestions: z._default(z.record(z.string(), storedSuggestion), {}),
});

export function toStoredState(state: JobState) {
  return { ...state, updatedAt: toStoredTime(new Date(state.updatedAt)) };
}
