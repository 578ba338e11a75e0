import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Firestore as ModularFirestore } from 'firebase/firestore';

/** The Firestore client of a persona. */
export type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Bucket = ReturnType<RulesTestContext['storage']>;

/** A part of the database: all of it, or what is below one school. */
export type Place = Pick<Firestore, 'doc' | 'collection' | 'collectionGroup'>;

/** A collection group is not limited to a school but covers all of them. */
export function enterSchool(firestore: Firestore, id: string): Place {
  return {
    doc: (path) => firestore.doc(`schools/${id}/${path}`),
    collection: (path) => firestore.collection(`schools/${id}/${path}`),
    collectionGroup: (name) => firestore.collectionGroup(name),
  };
}

/** The SDK's functions accept this client; only their types say otherwise. */
export function asModular(firestore: Firestore): ModularFirestore {
  return firestore as unknown as ModularFirestore;
}
