import type { DocumentReference } from 'firebase-admin/firestore';
import { listPlaces } from '../../../functions/src/stored/across/places.repository.ts';

/** The places of the erasure, for tests that only list them. */
export function namePlaces(school: DocumentReference) {
  const nothing = () => Promise.reject(new Error('Nothing is erased here.'));
  return listPlaces(school, {
    identity: { remove: nothing, isThere: nothing },
    ...{ reports: { removeOf: nothing }, joinTries: { idOf: String } },
    quizDeletions: { discard: nothing, purge: nothing },
    materialDeletions: { discard: nothing, purge: nothing },
    files: { remove: nothing },
    keepBoard: { clear: nothing },
    ...{ classes: { find: nothing, leave: nothing }, endClass: nothing },
    clock: () => new Date(),
  });
}
