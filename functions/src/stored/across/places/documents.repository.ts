import type {
  CollectionReference,
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readPages } from '../../../platform/firestore/read-pages.ts';
import type { ErasedPerson, Place } from '../place.ts';

/** As many as one write removes. */
const BATCH_SIZE = 300;

/** A document that is hers by its id, which is her uid unless told, with all that is below it. */
export function ownDocument(
  collection: CollectionReference,
  idOf: (uid: string) => string = (uid) => uid,
): Place {
  const refOf = ({ uid }: ErasedPerson) => collection.doc(idOf(uid));
  return {
    name: collection.id,
    collections: [collection.id],
    erase: (person) => removeWhole(refOf(person)),
    async isLeft(person) {
      const ref = refOf(person);
      if ((await ref.get()).exists) return true;
      return (await ref.listCollections()).length > 0;
    },
  };
}

/** Documents that are hers by a field. */
export function ownDocuments(
  collection: CollectionReference,
  queryOf: (person: ErasedPerson) => Query,
): Place {
  return {
    name: collection.id,
    collections: [collection.id],
    erase: (person) => removeAll(queryOf(person)),
    isLeft: (person) => isAny(queryOf(person)),
  };
}

/** What is below goes first: whoever breaks off in between finds the document, and goes on. */
async function removeWhole(ref: DocumentReference): Promise<number> {
  let removed = 0;
  for (const below of await ref.listCollections()) removed += await removeAll(below);
  if (!(await ref.get()).exists) return removed;
  await ref.delete();
  return removed + 1;
}

export async function removeAll(query: Query): Promise<number> {
  let removed = 0;
  for await (const page of readPages(query.select())) {
    await removeRefs(page.map(({ ref }) => ref));
    removed += page.length;
  }
  return removed;
}

export async function removeRefs(refs: readonly DocumentReference[]): Promise<void> {
  for (let at = 0; at < refs.length; at += BATCH_SIZE) {
    const some = refs.slice(at, at + BATCH_SIZE);
    const batch = some[0]?.firestore.batch();
    for (const ref of some) batch?.delete(ref);
    await batch?.commit();
  }
}

export async function isAny(query: Query): Promise<boolean> {
  return !(await query.select().limit(1).get()).empty;
}

/** Does something with each document that a query finds, one after the other. */
export async function forEachOf(
  query: Query,
  act: (found: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for await (const page of readPages(query)) {
    for (const found of page) {
      await act(found);
      done += 1;
    }
  }
  return done;
}
