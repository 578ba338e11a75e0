import { materialTypeSchema } from '@study-assistant/contract/materials/materials';
import { subjectSchema } from '@study-assistant/contract/materials/subjects';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/firestore/documents.ts';

export const storedMaterial = z.object({
  id: z.string(),
  version: z.literal(1),
  name: z.string(),
  type: materialTypeSchema,
  uploadDate: storedTime,
  teacherId: z.string(),
  teacherName: z.string(),
  subject: z.nullable(subjectSchema),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Where the bytes are in Storage. */
  path: z.string(),
  topics: z.array(z.string()),
  /** What the topics are found by; a list leaves it out. */
  topicKeys: z._default(z.array(z.string()), []),
  /** What its teacher files it under. */
  tags: z._default(z.array(z.string()), []),
  /** The classes that it is for; none where it is for all. */
  classes: z._default(
    z.array(z.object({ id: z.string(), name: z.string(), teacherIds: z.array(z.string()) })),
    [],
  ),
  /** What lists find it by, which `audienceOf` makes of its classes and its teacher. */
  audience: z.array(z.string()),
});
export type StoredMaterial = z.output<typeof storedMaterial>;

/** `materials/{id}` of a school. */
export function materialsOf(school: DocumentReference): CollectionReference {
  return school.collection('materials');
}

/** `deletedMaterials/{id}`: those whose deletion can be taken back, or is being made good. */
export function deletedMaterialsOf(school: DocumentReference): CollectionReference {
  return school.collection('deletedMaterials');
}
