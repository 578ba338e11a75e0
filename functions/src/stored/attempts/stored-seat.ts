import { openAttemptSchema } from '@study-assistant/contract/attempts/open-attempts';
import { otherKindSchema } from '@study-assistant/contract/questions/kind-schemas';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { OwnedAttempt } from '../../domain/attempt/open-attempt.ts';

export const seatFields = {
  version: z.literal(1),
  attemptId: z.string(),
  studentId: z.string(),
  quizId: z.string(),
  quizVersion: z.int(),
  isFirst: z.boolean(),
  sawAnswers: z._default(z.boolean(), false),
  limit: z.object({
    seconds: z.nullable(z.int()),
    closing: z.nullable(isoTimeSchema),
    addedSeconds: z.int(),
  }),
  optionCounts: z._default(z.array(z.int()), []),
  kinds: z.optional(z.array(z.nullable(otherKindSchema))),
  shuffle: z.object({ questions: z.boolean(), options: z.boolean() }),
  ...z.omit(openAttemptSchema, { id: true }).shape,
};

const { studentId, assignmentId, startedAt, deadline, answers, sawAnswers } = seatFields;
const workingFields = { studentId, assignmentId, startedAt, deadline, answers, sawAnswers };

/** What assignments ask of it. */
export const workingFieldNames = Object.keys(workingFields);
export const storedWorking = z.object({ id: z.string(), ...workingFields });

/** `openAttempts/{seat}`. */
export const storedOpenAttempt = z.pipe(
  z.object(seatFields),
  z.transform(({ version, attemptId, ...attempt }): OwnedAttempt => ({
    ...attempt,
    id: attemptId,
  })),
);

export function toStoredSeat({ id, ...attempt }: OwnedAttempt) {
  return { version: 1, attemptId: id, ...attempt };
}

/** `openAttempts/{seat}` of a school. */
export function openAttemptsOf(school: DocumentReference): CollectionReference {
  return school.collection('openAttempts');
}
