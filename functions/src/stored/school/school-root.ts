import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** The school that is there from the first start, and that takes every sign-up nobody else claims. */
export const DEFAULT_SCHOOL_ID = 'main';

/** Part of paths, claims and download tickets. */
export const schoolIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, 'A school id has 1 to 40 of a-z, 0-9 and "-".'));

/** All that belongs to a school lies under its document, so no query can forget whose data it reads. */
export function schoolRoot(firestore: Firestore, schoolId: string): DocumentReference {
  return firestore.collection('schools').doc(schoolId);
}
