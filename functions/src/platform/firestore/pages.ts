import { idSchema } from '@study-assistant/contract/wire/text';
import { FieldPath, Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from '../../domain/api-error.ts';
import { readDocuments } from './documents.ts';

/** The page of a list that a caller asks for; without `before` the first. */
export type PageAsked = { limit: number; before?: string | undefined };

const MIN_SECONDS = Date.parse('0001-01-01T00:00:00Z') / 1000;
const MAX_SECONDS = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** Of values that are no times, Firestore compares none with it. */
const EARLIEST = new Timestamp(MIN_SECONDS, 0);

/** Behind a document in its list, also when that is gone by now: its time, and its id among equals. */
export const placeSchema = z.tuple([
  z.int().check(z.minimum(MIN_SECONDS), z.maximum(MAX_SECONDS)),
  z.int().check(z.minimum(0), z.maximum(999_999_999)),
  idSchema,
]);
export type Place = z.infer<typeof placeSchema>;

/** How the documents of a list are read: the latest first, by the time in `orderedBy`; without one, none. */
export type Listing<S> = { schema: S; orderedBy: string };

/** `end` is where a full page goes on, also when its last document cannot be read; null at the end. */
export type FoundPage<T> = { found: T[]; size: number; end: Place | null };

type PageRead = { limit: number; after: Place | null };

export function readPage<S extends z.ZodMiniType>(
  query: Query,
  listing: Listing<S>,
  page: PageRead,
): Promise<FoundPage<z.output<S>>> {
  return readPageOfAny([query], listing, page);
}

/** A page of what any of several queries of one collection finds, each document once. Reads one page of each. */
export async function readPageOfAny<S extends z.ZodMiniType>(
  queries: readonly Query[],
  { schema, orderedBy }: Listing<S>,
  { limit, after }: PageRead,
): Promise<FoundPage<z.output<S>>> {
  const pages = await Promise.all(
    queries.map((query) => {
      const latestFirst = query
        .where(orderedBy, '>=', EARLIEST)
        .orderBy(orderedBy, 'desc')
        .orderBy(FieldPath.documentId(), 'desc')
        .limit(limit);
      return (
        after ? latestFirst.startAfter(new Timestamp(after[0], after[1]), after[2]) : latestFirst
      ).get();
    }),
  );
  const found = new Map(pages.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc])));
  const docs = [...found.values()]
    .sort((a, b) => compare(placeOf(b, orderedBy), placeOf(a, orderedBy)))
    .slice(0, limit);
  const last = docs.length === limit ? docs.at(-1) : undefined;
  const end = last ? placeOf(last, orderedBy) : null;
  return { found: readDocuments(schema, docs), size: docs.length, end };
}

function placeOf(snapshot: DocumentSnapshot, orderedBy: string): Place {
  const { seconds, nanoseconds } = snapshot.get(orderedBy) as Timestamp;
  return [seconds, nanoseconds, snapshot.id];
}

function compare(a: Place, b: Place): number {
  return a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1);
}

/** A cursor says nothing to its caller and holds what the server needs to go on. */
export function toCursor(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * Null where none is given.
 *
 * @throws ApiError when it is none of ours
 */
export function readCursor<S extends z.ZodMiniType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | null {
  if (cursor === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    const sentence = 'This list cannot go on from there. Please load it again.';
    throw new ApiError('invalid-request', sentence, { cause });
  }
}
