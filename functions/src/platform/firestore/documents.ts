import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ApiError } from '../../domain/api-error.ts';
import { cloudLogger as log } from '../log/logger.ts';

/** A stored Timestamp, read as an ISO 8601 string in UTC: no Timestamp leaves a repository. */
export const storedTime = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((time: Timestamp) => time.toDate().toISOString()),
);

export function toStoredTime(time: Date): Timestamp {
  return Timestamp.fromDate(time);
}

/**
 * Parses a document with its id; null when it does not exist. One that a query has found does.
 *
 * @throws ApiError when it is not in the shape it is stored in; the cause names it
 */
export function readDocument<S extends z.ZodMiniType>(
  schema: S,
  found: QueryDocumentSnapshot,
): z.output<S>;
export function readDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null;
export function readDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null {
  if (!snapshot.exists) return null;
  const result = schema.safeParse({ id: snapshot.id, ...snapshot.data() });
  if (!result.success) throw unreadable(snapshot.ref.path, result.error);
  return result.data;
}

/**
 * Reads one field of a document by the schema that it is stored by, where the rest does not matter. It is
 * null where the document is not there, or where the field is not in that shape.
 */
export function readField<
  F extends Readonly<Record<string, z.ZodMiniType>>,
  Name extends keyof F & string,
>(fields: F, name: Name, snapshot: DocumentSnapshot | undefined): z.output<F[Name]> | null {
  if (!snapshot?.exists) return null;
  const result = z.safeParse(fields[name] as F[Name], snapshot.get(name));
  return result.success ? result.data : null;
}

/** Null also when the document cannot be read, for who can do without it; the log says which. */
export function readIfPossible<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null {
  return skipUnreadable(snapshot.ref.path, () => readDocument(schema, snapshot));
}

/** Those that can be read: one broken document stops nothing but itself. */
export function readDocuments<S extends z.ZodMiniType>(
  schema: S,
  snapshots: readonly DocumentSnapshot[],
): z.output<S>[] {
  return snapshots
    .map((snapshot) => readIfPossible(schema, snapshot))
    .filter((found) => found !== null);
}

/** What `read` answers, or null when it finds a document that cannot be read. */
export function skipUnreadable<T>(path: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === UNREADABLE)) throw error;
    log.error('document.unreadable', { path, error: error.cause });
    return null;
  }
}

export function unreadable(path: string, cause: unknown): ApiError {
  const sentence = 'This entry is damaged and cannot be shown. Please tell your administrator.';
  const what = new Error(`${path} does not have the shape it is stored in.`, { cause });
  return new ApiError(UNREADABLE, sentence, { cause: what });
}

const UNREADABLE = 'unreadable-document';
