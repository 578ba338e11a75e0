import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

export function schoolsOf(firestore: Firestore): CollectionReference {
  return firestore.collection('schools');
}

/** All that belongs to a school lies under its document, so no query can forget whose data it reads. */
export function schoolRoot(firestore: Firestore, schoolId: string): DocumentReference {
  return schoolsOf(firestore).doc(schoolId);
}

/** `settings/{name}` of one school, or of the deployment, beside all schools. */
export function settingsOf(root: DocumentReference | Firestore): CollectionReference {
  return root.collection('settings');
}
