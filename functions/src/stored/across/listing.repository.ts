import type { Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { readDocuments } from '../../platform/firestore/documents.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';

/** What a query finds and can be read, one after the other, with a page of it in memory. */
export async function* listAll<S extends z.ZodMiniType, T>(
  query: Query,
  schema: S,
  toItem: (stored: z.output<S>) => T,
): AsyncGenerator<T> {
  for await (const page of readPages(query)) yield* readDocuments(schema, page).map(toItem);
}
