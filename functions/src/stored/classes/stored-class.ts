import { gradeSchema } from '@study-assistant/contract/people/accounts';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import { storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

export const classFields = {
  version: z.literal(1),
  name: z.string(),
  subject: z.string(),
  grade: gradeSchema,
  teacherIds: z.array(z.string()),
  timeZone: z.string(),
  joinCode: z.nullable(z.object({ code: z.string(), expiresAt: storedTime })),
  archivedAt: z.nullable(storedTime),
  createdAt: storedTime,
  archivedIn: z.optional(z.string()),
};

export const storedClass = z.pipe(
  z.object({ id: z.string(), ...classFields }),
  z.transform(({ version: _version, ...record }): ClassRecord => record),
);

export function toStoredClass({ id: _id, ...record }: ClassRecord) {
  const { joinCode, archivedAt, createdAt } = record;
  return {
    ...record,
    version: 1,
    joinCode: joinCode && { ...joinCode, expiresAt: toStoredTime(new Date(joinCode.expiresAt)) },
    archivedAt: archivedAt === null ? null : toStoredTime(new Date(archivedAt)),
    createdAt: toStoredTime(new Date(createdAt)),
  };
}

/** `classes/{id}` of a school. */
export function classesOf(school: DocumentReference): CollectionReference {
  return school.collection('classes');
}

export const storedCode = z.object({
  id: z.string(),
  version: z.literal(1),
  classId: z.string(),
  expiresAt: storedTime,
});

/** `joinCodes/{code}` of a school: which class a code leads to. */
export function joinCodesOf(school: DocumentReference): CollectionReference {
  return school.collection('joinCodes');
}
