import type { CollectionReference, DocumentData, Query } from 'firebase-admin/firestore';

/** Writes documents in one batch. */
export async function seed(
  collection: CollectionReference,
  documents: Record<string, DocumentData>,
): Promise<void> {
  const batch = collection.firestore.batch();
  for (const [id, data] of Object.entries(documents)) batch.set(collection.doc(id), data);
  await batch.commit();
}

export async function listIds(query: Query): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id);
}
