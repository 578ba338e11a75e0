import { schoolClassSchema } from '@study-assistant/contract/classes/class-list';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ClassRecord } from '../../domain/class/class-record.ts';
import { storedTime, toStoredTime } from '../../platform/firestore/documents.ts';

/** What a class tells stands in the contract; what is beside it is the server's. */
export const classFields = {
  ...z.omit(schoolClassSchema, { id: true, archivedAt: true }).shape,
  version: z.literal(1),
  teacherIds: z.array(z.string()),
  joinCode: z.nullable(z.object({ code: z.string(), expiresAt: storedTime })),
  archivedAt: z.nullable(storedTime),
  createdAt: storedTime,
  showsMarks: z._default(z.boolean(), false),
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
