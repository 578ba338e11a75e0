import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Firestore as ModularFirestore } from 'firebase/firestore';

/** What a persona asks with. */
export type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Bucket = ReturnType<RulesTestContext['storage']>;

/** Where documents are: the whole database, or what lies under the document of one school. */
export type Place = Pick<Firestore, 'doc' | 'collection' | 'collectionGroup'>;

/** A collection group knows no school: it is asked for across all of them. */
export function enterSchool(firestore: Firestore, id: string): Place {
  return {
    doc: (path) => firestore.doc(`schools/${id}/${path}`),
    collection: (path) => firestore.collection(`schools/${id}/${path}`),
    collectionGroup: (name) => firestore.collectionGroup(name),
  };
}

/** The functions of the SDK take this client as well, and only their types do not say so. */
export function asModular(firestore: Firestore): ModularFirestore {
  return firestore as unknown as ModularFirestore;
}
