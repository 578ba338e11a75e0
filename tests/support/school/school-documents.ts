import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DEFAULT_SCHOOL_ID } from '../../../functions/src/domain/school/school-id.ts';
import { schoolRoot } from '../../../functions/src/stored/school/school-root.ts';

export type SchoolDocuments = ReturnType<typeof openDocuments>;

/** The documents of a school, by their paths in it; by default of the first school. */
export function openDocuments(firestore: Firestore, schoolId = DEFAULT_SCHOOL_ID) {
  const root = schoolRoot(firestore, schoolId);
  return {
    root,
    doc: (path: string) => firestore.doc(`${root.path}/${path}`),
    collection: (path: string) => root.collection(path),
  };
}

/** The school through another client, which behaves unusually. */
export function reachThrough(firestore: Firestore, root: DocumentReference): DocumentReference {
  return Object.create(root, { firestore: { value: firestore } }) as DocumentReference;
}
