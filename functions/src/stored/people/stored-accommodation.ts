import { studentExceptionSchema } from '@study-assistant/contract/assignments/assignments';
import { timeFactorSchema } from '@study-assistant/contract/quizzes/time-limit';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Accommodation } from '../../domain/assignment/accommodation.ts';

const storedException = z.extend(studentExceptionSchema, {
  addedSeconds: z.int(),
  setAt: isoTimeSchema,
});

/** What a student has a right to, with an exception by assignment. */
export const accommodationFields = {
  timeFactor: timeFactorSchema,
  exceptions: z.record(z.string(), storedException),
};

export const storedAccommodation = z.pipe(
  z.object({ id: z.string(), version: z.literal(1), ...accommodationFields }),
  z.transform(({ id, version, ...accommodation }): Accommodation => accommodation),
);

/** `accommodations/{uid}` of a school. */
export function accommodationsOf(school: DocumentReference): CollectionReference {
  return school.collection('accommodations');
}
