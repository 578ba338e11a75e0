import { questionResultSchema, resourceSchema } from '@study-assistant/contract/attempts';
import { attemptProgressSchema, NO_PROGRESS } from '@study-assistant/contract/completion';
import * as z from 'zod/mini';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { firstAtQuizSchema } from '../../domain/attempt/first-attempt.ts';
import { keptAdviceSchema } from '../../domain/attempt/kept-advice.ts';
import { storedTime, toStoredTime } from '../../platform/documents.ts';

const listedFields = {
  version: z.literal(1),
  quizId: z.string(),
  quizTitle: z.string(),
  studentId: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.number(),
  completedAt: storedTime,
  timeTaken: z.number(),
  note: z.optional(z.string()),
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
  completedAt: listedFields.completedAt,
};

/** What the best attempt at a quiz is found by. */
export const takenFieldNames = Object.keys(takenFields);
export const storedTakenAttempt = z.object({ id: z.string(), ...takenFields });

/** What the statistics of a quiz ask for. */
export const storedFirstAttempt = z.object({ first: firstAtQuizSchema });

export const storedAttempt = z.pipe(
  z.object({
    id: z.string(),
    ...listedFields,
    // Attempts from before quizzes had versions were taken on the first.
    quizVersion: z._default(z.int(), 1),
    detailedResults: z.array(questionResultSchema),
    resourceRecommendations: z.object({
      onlineResources: z.array(resourceSchema),
      youtubeVideos: z.array(resourceSchema),
    }),
    // Attempts of an earlier release have none.
    progress: z._default(attemptProgressSchema, NO_PROGRESS),
    advice: z.optional(keptAdviceSchema),
    submitKey: z.optional(z.string()),
    isShuffled: z.optional(z.boolean()),
    first: z.optional(firstAtQuizSchema),
  }),
  z.transform(({ version, ...attempt }): AttemptRecord => attempt),
);

/** Parsed before it is stored: what could not be read back fails in the request that caused it. */
export function toStoredAttempt({ id, completedAt, ...fields }: AttemptRecord) {
  const stored = { version: 1, ...fields, completedAt: toStoredTime(new Date(completedAt)) };
  storedAttempt.parse({ id, ...stored });
  return stored;
}
