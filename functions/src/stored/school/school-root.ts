import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** All that belongs to a school lies under its document, so no query can forget whose data it reads. */
export function schoolRoot(firestore: Firestore, schoolId: string): DocumentReference {
  return firestore.collection('schools').doc(schoolId);
}
