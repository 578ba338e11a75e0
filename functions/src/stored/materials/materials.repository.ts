import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { contentStems } from '@study-assistant/writer/language/words';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audienceOf, type MaterialClass } from '../../domain/material/material-audience.ts';
import { toDisjunctions } from '../../platform/firestore/disjunctions.ts';
import { readDocument, readDocuments, toStoredTime } from '../../platform/firestore/documents.ts';
import {
  placeSchema,
  readCursor,
  readPageOfAny,
  toCursor,
  type PageAsked,
} from '../../platform/firestore/pages.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import { materialsOf, storedMaterial, type StoredMaterial } from './stored-material.ts';

export type NewMaterial = Omit<StoredMaterial, 'version' | 'topicKeys' | 'audience'>;

/** How its teacher keeps a material; what is absent stays as it is. */
export type MaterialFiling = { name?: string; tags?: string[]; classes?: MaterialClass[] };

/** What reading the file tells of a material. */
export type MaterialReading = Pick<StoredMaterial, 'topics' | 'subject'>;

/** Leaves those that some readers see. */
type Choose = (found: readonly StoredMaterial[]) => Promise<StoredMaterial[]>;

type MaterialsPage = { materials: StoredMaterial[]; next: string | null };

const listedFieldNames = Object.keys(storedMaterial.shape).filter(
  (name) => name !== 'id' && name !== 'topicKeys',
);

/** Firestore takes 30 values for "array-contains-any", the local engine 10. */
const MAX_SOUGHT = 10;
/** The foremost topics come first. */
const MAX_KEYS = MAX_SOUGHT;

/** Reads for one question about topics: those that name a topic, then those that share a word. */
const MAX_WITH_TOPIC = 5;
const ENOUGH = 3;
const MAX_WITH_WORD = 10;
/** How often it is read on where the first ones are for other readers. */
const MAX_PORTIONS = 4;

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
        audience: audienceOf(fields.classes, fields.teacherId),
        uploadDate: toStoredTime(new Date(uploadDate)),
      });
      lists.raise(batch, 'materials');
      await batch.commit();
    },

    async find(id: string): Promise<StoredMaterial | null> {
      return readDocument(storedMaterial, await materials.doc(id).get());
    },

    /**
     * Newest first, those that one of `seek` finds; what the materials are found by topics with stays in
     * the database.
     */
    async list(seek: readonly string[], { limit, before }: PageAsked): Promise<MaterialsPage> {
      const { found, end } = await readPageOfAny(
        toDisjunctions(seek, MAX_SOUGHT).map((some) =>
          materials.where('audience', 'array-contains-any', some).select(...listedFieldNames),
        ),
        { schema: storedMaterial, orderedBy: 'uploadDate' },
        { limit, after: readCursor(placeSchema, before) },
      );
      return { materials: found, next: end && toCursor(end) };
    },

    /**
     * Of the materials that `choose` leaves those that may be about these topics: the ones that name one,
     * then the ones that share a word.
     */
    async listByTopics(topics: readonly string[], choose: Choose): Promise<StoredMaterial[]> {
      const named = await listByKeys(topics.map(toTopicKey), MAX_WITH_TOPIC, choose);
      if (named.length >= ENOUGH) return named;
      const near = await listByKeys(topicStems(topics), MAX_WITH_WORD, choose);
      const known = new Set(named.map(({ id }) => id));
      return [...named, ...near.filter(({ id }) => !known.has(id))];
    },

    async saveReading(id: string, { topics, subject }: MaterialReading): Promise<void> {
      const batch = school.firestore.batch();
      batch.update(materials.doc(id), { topics, topicKeys: keysOf(topics), subject });
      lists.raise(batch, 'materials');
      await batch.commit();
    },

    /** As it is then; null where it is gone, or is another teacher's by now. */
    saveFiling(
      id: string,
      teacherId: string,
      { name, tags, classes }: MaterialFiling,
    ): Promise<StoredMaterial | null> {
      const ref = materials.doc(id);
      return transact(school.firestore, async (transaction) => {
        const before = readDocument(storedMaterial, await transaction.get(ref));
        if (before?.teacherId !== teacherId) return null;
        const filing = {
          name: name ?? before.name,
          tags: tags ?? before.tags,
          classes: classes ?? before.classes,
          audience: audienceOf(classes ?? before.classes, teacherId),
        };
        transaction.update(ref, filing);
        lists.raise(transaction, 'materials');
        return { ...before, ...filing };
      });
    },

    async remove(id: string): Promise<void> {
      const batch = school.firestore.batch();
      batch.delete(materials.doc(id));
      lists.raise(batch, 'materials');
      await batch.commit();
    },
  };

  /** Reads portions of so many until there are enough that `choose` leaves. */
  async function listByKeys(
    keys: readonly string[],
    size: number,
    choose: Choose,
  ): Promise<StoredMaterial[]> {
    if (keys.length === 0) return [];
    const named = materials.where('topicKeys', 'array-contains-any', keys.slice(0, MAX_KEYS));
    let portion = named.limit(size);
    const chosen: StoredMaterial[] = [];
    for (let count = 0; count < MAX_PORTIONS && chosen.length < ENOUGH; count += 1) {
      const { docs } = await portion.get();
      chosen.push(...(await choose(readDocuments(storedMaterial, docs))));
      const last = docs.at(size - 1);
      if (!last) break;
      portion = named.limit(size).startAfter(last);
    }
    return chosen;
  }
}

/** Each topic as a whole, and each of its words. */
function keysOf(topics: readonly string[]): string[] {
  return [...new Set([...topics.map(toTopicKey), ...topicStems(topics)])];
}

function topicStems(topics: readonly string[]): string[] {
  return [...new Set(topics.flatMap((topic) => [...contentStems(topic)]))];
}
