import type { Place } from './clients.ts';
import type { May } from './may.ts';
import { nobody } from './personas.ts';
import { database, school } from './school.ts';

/** Expects that nobody may write, whether the document exists or not. */
export function nobodyWrites(may: May<Place>, existing: string, missing: string): void {
  const data = school[existing] ?? database[existing] ?? {};
  may(nobody, 'create one', (place) => place.doc(missing).set(data));
  may(nobody, 'update one', (place) => place.doc(existing).update({ version: 2 }));
  may(nobody, 'replace one', (place) => place.doc(existing).set(data));
  may(nobody, 'delete one', (place) => place.doc(existing).delete());
}

/** Expects that nobody may read; the collection holds `belongsToEverybody` as `everybody`. */
export function nobodyReads(may: May<Place>, existing: string): void {
  const collection = existing.slice(0, existing.lastIndexOf('/'));
  const name = collection.slice(collection.lastIndexOf('/') + 1);
  may(nobody, 'get one', (place) => place.doc(existing).get());
  may(nobody, 'get one that looks like her own', (place) =>
    place.doc(`${collection}/everybody`).get(),
  );
  may(nobody, 'get one that is not there', (place) => place.doc(`${collection}/missing`).get());
  may(nobody, 'list all', (place) => place.collection(collection).get());
  may(nobody, 'list what looks like her own', (place) =>
    likeHerOwn(place.collection(collection)).get(),
  );
  nobodyListsAcross(may, name);
}

/** A collection group contains the data of all schools. */
export function nobodyListsAcross(may: May<Place>, name: string): void {
  may(nobody, 'list all across schools', (place) => place.collectionGroup(name).get());
  may(nobody, 'list what looks like her own across schools', (place) =>
    likeHerOwn(place.collectionGroup(name)).get(),
  );
}

type Query = ReturnType<Place['collectionGroup']>;

/** A query with filters that satisfy every condition of the rules. */
function likeHerOwn(query: Query): Query {
  return query
    .where('userType', '==', 'student')
    .where('status', '==', 'ready')
    .where('studentId', '==', 'student-1')
    .where('teacherId', '==', 'teacher-1')
    .where('schoolId', '==', 'main');
}
