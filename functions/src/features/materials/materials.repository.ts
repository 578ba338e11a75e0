import { MAX_LIST } from '@study-assistant/contract/limits';
import { materialTypeSchema } from '@study-assistant/contract/materials';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readDocument, readDocuments, storedTime, toStoredTime } from '../../platform/documents.ts';

const storedMaterial = z.object({
  id: z.string(),
  version: z.literal(1),
  name: z.string(),
  type: materialTypeSchema,
  uploadDate: storedTime,
  teacherId: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Where the bytes are in Storage. */
  path: z.string(),
  topics: z.array(z.string()),
});
export type StoredMaterial = z.output<typeof storedMaterial>;

export type MaterialsRepository = ReturnType<typeof createMaterialsRepository>;

/** `materials/{id}`. */
export function createMaterialsRepository(firestore: Firestore) {
  const materials = firestore.collection('materials');
  return {
    newId: () => materials.doc().id,

    async create(material: Omit<StoredMaterial, 'version'>): Promise<void> {
      const { id, uploadDate, ...fields } = material;
      await materials
        .doc(id)
        .create({ version: 1, ...fields, uploadDate: toStoredTime(new Date(uploadDate)) });
    },

    async find(id: string): Promise<StoredMaterial | null> {
      return readDocument(storedMaterial, await materials.doc(id).get());
    },

    async list(): Promise<StoredMaterial[]> {
      const found = await materials.orderBy('uploadDate', 'desc').limit(MAX_LIST).get();
      return readDocuments(storedMaterial, found.docs);
    },

    async saveTopics(id: string, topics: readonly string[]): Promise<void> {
      await materials.doc(id).update({ topics });
    },

    async remove(id: string): Promise<void> {
      await materials.doc(id).delete();
    },
  };
}
