import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import { assignmentSettingsSchema } from '@study-assistant/contract/assignments/assignments';
import { toughnessSchema } from '@study-assistant/contract/quizzes/quizzes';
import { isoTimeSchema } from '@study-assistant/contract/wire/text';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { endOfListing, type AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import { storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

export const assignmentFields = {
  version: z.literal(1),
  classId: z.string(),
  className: z.string(),
  timeZone: z.string(),
  quizId: z.string(),
  quizTitle: z.string(),
  numQuestions: z.int(),
  toughness: toughnessSchema,
  quizVersion: z.nullable(z.int()),
  teacherId: z.string(),
  settings: z.intersection(assignmentSettingsSchema, z.object({ opensAt: isoTimeSchema })),
  createdAt: storedTime,
  releasedAt: z.nullable(isoTimeSchema),
  closedAt: z.nullable(isoTimeSchema),
  remindedAt: z._default(z.nullable(isoTimeSchema), null),
  added: z.array(z.object({ at: isoTimeSchema, seconds: z.int() })),
};

/** What lists are asked by, which `toStoredAssignment` makes of the other fields. */
export const askedFields = { audience: z.array(z.string()) };

/** `assignments/{id}`. */
export const storedAssignment = z.pipe(
  z.object({ id: z.string(), ...assignmentFields }),
  z.transform(({ version, ...assignment }): AssignmentRecord => assignment),
);

/**
 * With what lists are asked by: who finds it on hers, which is the class or each student of `only`, and
 * until when it goes on.
 */
export function toStoredAssignment({ id, createdAt, ...fields }: AssignmentRecord) {
  const { settings, classId } = fields;
  return {
    version: 1,
    ...fields,
    createdAt: toStoredTime(new Date(createdAt)),
    audience: settings.only ?? [classId],
    endsAt: toStoredTime(endOfListing(closingOf(settings), settings)),
  };
}

/** `assignments/{id}` of a school. */
export function assignmentsOf(school: DocumentReference): CollectionReference {
  return school.collection('assignments');
}
