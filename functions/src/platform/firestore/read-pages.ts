import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE_SIZE = 300;

/**
 * All that a query finds, in its order, a page at a time: however many they are, one page is in
 * memory, and no request lasts as long as the work on what it found.
 */
export async function* readPages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const limited = query.limit(PAGE_SIZE);
  let { docs } = await limited.get();
  for (;;) {
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE_SIZE) return;
    ({ docs } = await limited.startAfter(last).get());
  }
}
