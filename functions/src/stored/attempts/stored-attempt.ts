import {
  questionResultSchema,
  resourceSchema,
  type QuestionResult,
} from '@study-assistant/contract/attempts/attempts';
import { attemptProgressSchema } from '@study-assistant/contract/attempts/completion';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { packFirstAttempt, shortenFirstAttempt } from '../../domain/attempt/first-attempt.ts';
import { keptAdviceSchema } from '../../domain/attempt/kept-advice.ts';
import { storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

const storedTopics = z.array(z.object({ topic: z.string(), asked: z.int(), right: z.int() }));

const listedFields = {
  version: z.literal(1),
  quizId: z.string(),
  quizTitle: z.string(),
  studentId: z.string(),
  score: z.number(),
  totalQuestions: z.int(),
  percentage: z.number(),
  awaiting: z.optional(z.int()),
  completedAt: storedTime,
  timeTaken: z.number(),
  note: z.optional(z.string()),
  assignmentId: z.optional(z.string()),
  isScoreOnly: z.optional(z.boolean()),
};

/** What a list asks for: the details stay in the database. */
export const listedFieldNames = Object.keys(listedFields);
export const storedListedAttempt = z.pipe(
  z.object({ id: z.string(), ...listedFields }),
  z.transform(({ version, ...attempt }) => attempt),
);

const takenFields = {
  quizId: listedFields.quizId,
  percentage: listedFields.percentage,
  totalQuestions: listedFields.totalQuestions,
  awaiting: listedFields.awaiting,
  completedAt: listedFields.completedAt,
  isScoreOnly: listedFields.isScoreOnly,
};

/** What the best attempt at a quiz is found by. */
export const takenFieldNames = Object.keys(takenFields);
export const storedTakenAttempt = z.object({ id: z.string(), ...takenFields });

/** What the skill gap asks for, and the report of a class. */
const topicsFields = {
  quizId: z.string(),
  topics: storedTopics,
  assignmentId: listedFields.assignmentId,
  isScoreOnly: listedFields.isScoreOnly,
};
export const topicsFieldNames = Object.keys(topicsFields);
export const storedAttemptTopics = z.object(topicsFields);

const countedFields = {
  topics: storedTopics,
  resourceRecommendations: z.object({
    onlineResources: z.array(resourceSchema),
    youtubeVideos: z.array(resourceSchema),
  }),
  progress: attemptProgressSchema,
};

/** What the totals count, when they are counted again. */
export const countedFieldNames = [...listedFieldNames, ...Object.keys(countedFields)];
export const storedCountedAttempt = z.object({ id: z.string(), ...listedFields, ...countedFields });

export const attemptFields = {
  ...listedFields,
  quizVersion: z.int(),
  detailedResults: z.array(questionResultSchema),
  ...countedFields,
  allowedSeconds: z.nullable(z.int()),
  advice: z.optional(keptAdviceSchema),
  submitKey: z.optional(z.string()),
  isShuffled: z.optional(z.boolean()),
  hasOwnOrder: z.optional(z.boolean()),
};

export const storedAttempt = z.pipe(
  z.object({ id: z.string(), ...attemptFields }),
  z.transform(({ version, ...attempt }): AttemptRecord => attempt),
);

/** With the time at which it was first there for its student, by the database's clock. */
export const storedShownAttempt = z.pipe(
  z.object({ id: z.string(), ...attemptFields, shownAt: storedTime }),
  z.transform(({ version, ...attempt }): AttemptRecord & { shownAt: string } => attempt),
);

/**
 * `marking`, beside the fields of an attempt: whether answers wait for a teacher, or all of hers are
 * marked. Where the queue of a quiz finds the answers that a teacher marks: with the details of a result, once,
 * and never with a score alone. Null where there are none.
 */
export function markingOf(results: readonly QuestionResult[]): 'waits' | 'done' | null {
  if (results.some(({ awaiting }) => awaiting)) return 'waits';
  return results.some(({ mark }) => mark !== undefined) ? 'done' : null;
}

/** Parsed before it is stored: what could not be read back fails in the request that caused it. */
export function toStoredAttempt({ id, completedAt, ...fields }: AttemptRecord) {
  const stored = { version: 1, ...fields, completedAt: toStoredTime(new Date(completedAt)) };
  storedAttempt.parse({ id, ...stored });
  const marking = markingOf(fields.detailedResults);
  return marking === null ? stored : { ...stored, marking };
}

/**
 * In few bytes, what the statistics of the quiz count; beside it stands when it was stored by the
 * database's own clock, since they look for what came later. Nothing changes it afterwards.
 */
export function toStoredFirst({ quizId, detailedResults }: AttemptRecord) {
  return { quizId, ...shortenFirstAttempt(packFirstAttempt(detailedResults)) };
}

/** `attempts/{id}` of a school. */
export function attemptsOf(school: DocumentReference): CollectionReference {
  return school.collection('attempts');
}
