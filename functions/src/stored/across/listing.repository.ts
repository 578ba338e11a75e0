import type { Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readPages } from '../../platform/firestore/read-pages.ts';

/** What a query finds, one after the other, with a page of it in memory. */
export async function* listAll<T>(
  query: Query,
  toItem: (found: QueryDocumentSnapshot) => T,
): AsyncGenerator<T> {
  for await (const page of readPages(query)) yield* page.map(toItem);
}

export function timeOf(found: QueryDocumentSnapshot, field: string): string {
  return (found.get(field) as Timestamp).toDate().toISOString();
}
