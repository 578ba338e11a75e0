import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DEFAULT_SCHOOL_ID } from '../../functions/src/domain/school/school-id.ts';
import { schoolRoot } from '../../functions/src/stored/school/school-root.ts';

export type SchoolDocuments = ReturnType<typeof openDocuments>;

/** The documents of a school, by their paths in it; of the first one unless told. */
export function openDocuments(firestore: Firestore, schoolId = DEFAULT_SCHOOL_ID) {
  const root = schoolRoot(firestore, schoolId);
  return {
    root,
    doc: (path: string) => firestore.doc(`${root.path}/${path}`),
    collection: (path: string) => root.collection(path),
  };
}

/** A school as a client reaches it that does something else than usual. */
export function reachThrough(firestore: Firestore, root: DocumentReference): DocumentReference {
  return Object.create(root, { firestore: { value: firestore } }) as DocumentReference;
}
