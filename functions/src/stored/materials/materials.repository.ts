import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { contentStems } from '@study-assistant/writer/language/words';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readDocument, readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import {
  placeSchema,
  readCursor,
  readPage,
  toCursor,
  type PageAsked,
} from '../../platform/firestore/pages.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { materialsOf, storedMaterial, type StoredMaterial } from './stored-material.ts';

export type NewMaterial = Omit<StoredMaterial, 'version' | 'topicKeys'>;

/** What reading the file tells of a material. */
export type MaterialReading = Pick<StoredMaterial, 'topics' | 'subject'>;

type MaterialsPage = { materials: StoredMaterial[]; next: string | null };

const listedFieldNames = Object.keys(storedMaterial.shape).filter(
  (name) => name !== 'id' && name !== 'topicKeys',
);

/** For "array-contains-any" Firestore takes 30, the local engine 10; the foremost topics come first. */
const MAX_KEYS = 10;

/** Reads for one question about topics: those that name a topic, then those that share a word. */
const MAX_WITH_TOPIC = 5;
const ENOUGH = 3;
const MAX_WITH_WORD = 10;

export type MaterialsRepository = ReturnType<typeof createMaterialsRepository>;

/** `materials/{id}`. */
export function createMaterialsRepository(school: DocumentReference) {
  const materials = materialsOf(school);
  const lists = createListVersions(school);
  return {
    newId: () => materials.doc().id,

    async create(material: NewMaterial): Promise<void> {
      const { id, uploadDate, ...fields } = material;
      const batch = school.firestore.batch();
      // Its id is new: setting is no mistake when it comes again because its answer was lost.
      batch.set(materials.doc(id), {
        version: 1,
        ...fields,
        topicKeys: keysOf(fields.topics),
        uploadDate: toStoredTime(new Date(uploadDate)),
      });
      lists.raise(batch, 'materials');
      await batch.commit();
    },

    async find(id: string): Promise<StoredMaterial | null> {
      return readDocument(storedMaterial, await materials.doc(id).get());
    },

    /** Newest first; what the materials are found by stays in the database. */
    async list({ limit, before }: PageAsked): Promise<MaterialsPage> {
      const { found, end } = await readPage(
        materials.select(...listedFieldNames),
        { schema: storedMaterial, orderedBy: 'uploadDate' },
        { limit, after: readCursor(placeSchema, before) },
      );
      return { materials: found, next: end && toCursor(end) };
    },

    /** Materials that may be about these topics: those that name one, then those that share a word. */
    async listByTopics(topics: readonly string[]): Promise<StoredMaterial[]> {
      const named = await listByKeys(topics.map(toTopicKey), MAX_WITH_TOPIC);
      if (named.length >= ENOUGH) return named;
      const near = await listByKeys(topicStems(topics), MAX_WITH_WORD);
      const known = new Set(named.map(({ id }) => id));
      return [...named, ...near.filter(({ id }) => !known.has(id))];
    },

    async saveReading(id: string, { topics, subject }: MaterialReading): Promise<void> {
      const batch = school.firestore.batch();
      batch.update(materials.doc(id), { topics, topicKeys: keysOf(topics), subject });
      lists.raise(batch, 'materials');
      await batch.commit();
    },

    async remove(id: string): Promise<void> {
      const batch = school.firestore.batch();
      batch.delete(materials.doc(id));
      lists.raise(batch, 'materials');
      await batch.commit();
    },
  };

  async function listByKeys(keys: readonly string[], limit: number): Promise<StoredMaterial[]> {
    if (keys.length === 0) return [];
    const found = await materials
      .where('topicKeys', 'array-contains-any', keys.slice(0, MAX_KEYS))
      .limit(limit)
      .get();
    return readDocuments(storedMaterial, found.docs);
  }
}

/** Each topic as a whole, and each of its words. */
function keysOf(topics: readonly string[]): string[] {
  return [...new Set([...topics.map(toTopicKey), ...topicStems(topics)])];
}

function topicStems(topics: readonly string[]): string[] {
  return [...new Set(topics.flatMap((topic) => [...contentStems(topic)]))];
}
