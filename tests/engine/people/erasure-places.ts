import type { DocumentReference } from 'firebase-admin/firestore';
import { listPlaces } from '../../../functions/src/stored/across/places.repository.ts';

/** The places of the erasure, for whoever asks what they are and erases nothing. */
export function namePlaces(school: DocumentReference) {
  const nothing = () => Promise.reject(new Error('Nothing is erased here.'));
  return listPlaces(school, {
    ...{ removeAccount: nothing, hasAccount: nothing, removeReports: nothing },
    ...{ triesIdOf: String, removeQuiz: nothing, purgeQuiz: nothing, purgeMaterial: nothing },
    ...{ removeMaterial: nothing, removeFile: nothing, leaveClass: nothing },
  });
}
