import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** A stored Timestamp, read as an ISO 8601 string in UTC: no Timestamp leaves a repository. */
export const storedTime = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((time: Timestamp) => time.toDate().toISOString()),
);

export function toStoredTime(time: Date): Timestamp {
  return Timestamp.fromDate(time);
}

/** Parses a document with its id; null when it does not exist. A broken one is an error of ours. */
export function readDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
): z.output<S> | null {
  if (!snapshot.exists) return null;
  const result = schema.safeParse({ id: snapshot.id, ...snapshot.data() });
  if (!result.success) {
    throw new Error(
      `${snapshot.ref.path} does not have the shape it is stored in: ${result.error.message}`,
    );
  }
  return result.data;
}

export function readDocuments<S extends z.ZodMiniType>(
  schema: S,
  snapshots: readonly DocumentSnapshot[],
): z.output<S>[] {
  return snapshots
    .map((snapshot) => readDocument(schema, snapshot))
    .filter((found) => found !== null);
}
