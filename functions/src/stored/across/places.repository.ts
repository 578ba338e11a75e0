import type { DocumentReference } from 'firebase-admin/firestore';
import type { JoinTriesRepository } from '../classes/join-tries.repository.ts';
import { usersOf } from '../people/stored-user.ts';
import type { ReportsRepository } from '../quizzes/reports.repository.ts';
import type { Place } from './place.ts';
import {
  classInvitationsPlace,
  invitationsPlace,
  signInPlace,
  yearsPlace,
  type SignIns,
} from './places/account.repository.ts';
import { auditPlace } from './places/audit.repository.ts';
import { ownDocument, ownDocuments } from './places/documents.repository.ts';
import { attemptsPlace, insightsPlace, reportsPlace } from './places/results.repository.ts';
import {
  chosenPlace,
  classesPlace,
  givenPlace,
  ownedPlaces,
  type ClassesDeps,
  type Removals,
} from './places/teaching.repository.ts';

export type PlacesDeps = SignIns &
  Removals &
  ClassesDeps & {
    reports: Pick<ReportsRepository, 'removeOf'>;
    joinTries: Pick<JoinTriesRepository, 'idOf'>;
  };

/**
 * Every place where something of a person may be, in the order in which it goes. First nobody can sign
 * in any more; her profile goes last, since it tells that an erasure is under way.
 */
export function listPlaces(school: DocumentReference, deps: PlacesDeps): Place[] {
  const { firestore } = school;
  const collection = (name: string) => school.collection(name);
  const ofStudent = (name: string) =>
    ownDocuments(collection(name), ({ uid }) => collection(name).where('studentId', '==', uid));
  return [
    signInPlace(deps),
    ownDocument(firestore.collection('accounts')),
    invitationsPlace(school),
    classInvitationsPlace(school),
    ofStudent('openAttempts'),
    ofStudent('heldAttempts'),
    attemptsPlace(school),
    ownDocument(collection('practice')),
    reportsPlace(school, deps.reports),
    ownDocument(collection('accommodations')),
    ...ownedPlaces(school, deps),
    classesPlace(school, deps),
    givenPlace(school),
    chosenPlace(school),
    ownDocument(collection('topics')),
    ownDocument(collection('lists'), (uid) => `quizzes-of-${uid}`),
    ownDocument(collection('joinTries'), deps.joinTries.idOf),
    yearsPlace(school),
    ownDocument(collection('marks')),
    ownDocument(collection('students')),
    insightsPlace(school),
    auditPlace(school),
    ownDocument(usersOf(school)),
  ];
}

/**
 * Collections of a school that name nobody; all others have a place above. What is counted in `limits`
 * is found by a hash, and gone within a day or so.
 */
export const WITHOUT_PEOPLE: readonly string[] = ['erasures', 'limits', 'modelUsage', 'settings'];
