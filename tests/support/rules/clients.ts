import type { RulesTestContext } from '@firebase/rules-unit-testing';

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
