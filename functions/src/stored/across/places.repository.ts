import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { heldAttemptsOf } from '../attempts/held-attempts.repository.ts';
import { practiceOf } from '../attempts/practice.repository.ts';
import { openAttemptsOf } from '../attempts/stored-seat.ts';
import { boardSeatsOf } from '../board/stored-board.ts';
import { type JoinTriesRepository, joinTriesOf } from '../classes/join-tries.repository.ts';
import { listsOf } from '../kept/list-versions.repository.ts';
import { topicsOf } from '../materials/topics-in-use.repository.ts';
import { accountsOf } from '../people/account-schools.repository.ts';
import { cardsOf } from '../people/cards.repository.ts';
import { recoveryCodesOf } from '../people/recovery-codes.repository.ts';
import { sessionsOf } from '../people/sessions.repository.ts';
import { accommodationsOf } from '../people/stored-accommodation.ts';
import { marksOf } from '../people/stored-marks.ts';
import { studentsOf } from '../people/stored-student.ts';
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
import {
  answerCountsPlace,
  attemptsPlace,
  insightsPlace,
  reportsPlace,
} from './places/results.repository.ts';
import {
  boardsPlace,
  chosenPlace,
  classesPlace,
  givenPlace,
  ownedPlaces,
  questionBanksPlace,
  type BoardsDeps,
  type ClassesDeps,
  type Removals,
} from './places/teaching.repository.ts';

export type PlacesDeps = SignIns &
  Removals &
  BoardsDeps &
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
  const ofStudent = (attempts: CollectionReference) =>
    ownDocuments(attempts, ({ uid }) => attempts.where('studentId', '==', uid));
  return [
    signInPlace(deps),
    ownDocument(sessionsOf(school)),
    ownDocument(recoveryCodesOf(school)),
    ownDocument(accountsOf(firestore)),
    ownDocuments(cardsOf(firestore), ({ uid }) => cardsOf(firestore).where('uid', '==', uid)),
    invitationsPlace(school),
    classInvitationsPlace(school),
    ofStudent(openAttemptsOf(school)),
    ofStudent(boardSeatsOf(school)),
    answerCountsPlace(school),
    ofStudent(heldAttemptsOf(school)),
    attemptsPlace(school),
    ownDocument(practiceOf(school)),
    reportsPlace(school, deps.reports),
    ownDocument(accommodationsOf(school)),
    boardsPlace(school, deps),
    ...ownedPlaces(school, deps),
    classesPlace(school, deps),
    givenPlace(school),
    chosenPlace(school),
    questionBanksPlace(school),
    ownDocument(topicsOf(school)),
    ownDocument(listsOf(school), (uid) => `quizzes-of-${uid}`),
    ownDocument(joinTriesOf(school), deps.joinTries.idOf),
    yearsPlace(school),
    ownDocument(marksOf(school)),
    ownDocument(studentsOf(school)),
    insightsPlace(school),
    auditPlace(school),
    ownDocument(usersOf(school)),
  ];
}

/**
 * Collections of a school that name nobody; all others have a place above. What is counted in `limits`
 * is found by a hash, and gone within a day or so; what is entered in a column of `markbooks` stands in
 * the marks of its student.
 */
export const WITHOUT_PEOPLE: readonly string[] = [
  ...['erasures', 'limits', 'markbooks', 'modelUsage', 'settings'],
];
