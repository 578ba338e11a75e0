import type { DocumentReference } from 'firebase-admin/firestore';
import { createAccountsRepository } from '../features/accounts/accounts.repository.ts';
import { createMembersRepository } from '../features/accounts/members.repository.ts';
import { createTeacherNames } from '../features/accounts/teacher-names.repository.ts';
import { createAccommodationsRepository } from '../features/assignments/accommodations.repository.ts';
import { createAssignmentsRepository } from '../features/assignments/assignments.repository.ts';
import { createMarksRepository } from '../features/assignments/marks.repository.ts';
import { createWorkingRepository } from '../features/assignments/working.repository.ts';
import { createAttemptsRepository } from '../features/attempts/attempts.repository.ts';
import { createFirstAttemptsRepository } from '../features/attempts/first-attempts.repository.ts';
import { createHeldAttemptsRepository } from '../features/attempts/held-attempts.repository.ts';
import { createRegradeRepository } from '../features/attempts/regrade.repository.ts';
import { createReleaseRepository } from '../features/attempts/release.repository.ts';
import { createResponsesRepository } from '../features/attempts/responses.repository.ts';
import { createSummariesRepository } from '../features/attempts/summaries.repository.ts';
import { createAuditRepository } from '../features/audit/audit.repository.ts';
import { createClassesRepository } from '../features/classes/classes.repository.ts';
import { createJoinTriesRepository } from '../features/classes/joining/join-tries.repository.ts';
import { createMembershipsRepository } from '../features/classes/members/memberships.repository.ts';
import { createClassStudentsRepository } from '../features/classes/numbers/class-students.repository.ts';
import { createInsightsRepository } from '../features/classes/numbers/insights.repository.ts';
import { createClosedAccountsRepository } from '../features/erasure/closed-accounts.repository.ts';
import { createErasuresRepository } from '../features/erasure/erasures.repository.ts';
import { listPlaces, type PlacesDeps } from '../features/erasure/places.repository.ts';
import { createExportsRepository } from '../features/export/exports.repository.ts';
import { createTeacherExportsRepository } from '../features/export/teacher-exports.repository.ts';
import { createHandOverRepository } from '../features/hand-over/hand-over.repository.ts';
import { createInvitationsRepository } from '../features/invitations/invitations.repository.ts';
import { createOpenInvitations } from '../features/invitations/open-invitations.repository.ts';
import { createDeletedMaterialsRepository } from '../features/materials/deleted-materials.repository.ts';
import { createDownloadTickets } from '../features/materials/download-tickets.repository.ts';
import { createMaterialsRepository } from '../features/materials/materials.repository.ts';
import { createTopicsInUseRepository } from '../features/materials/topics-in-use.repository.ts';
import { createPracticeRepository } from '../features/practice/practice.repository.ts';
import { createDeletedQuizzesRepository } from '../features/quizzes/deleted-quizzes.repository.ts';
import { createQuizDocumentsRepository } from '../features/quizzes/documents/quiz-documents.repository.ts';
import { createQuestionDraftsRepository } from '../features/quizzes/drafts/question-drafts.repository.ts';
import { createJobsRepository } from '../features/quizzes/order/jobs.repository.ts';
import { createQuizOrdersRepository } from '../features/quizzes/order/quiz-orders.repository.ts';
import { createQuizzesRepository } from '../features/quizzes/quizzes.repository.ts';
import { createSuggestionsRepository } from '../features/quizzes/suggestions/suggestions.repository.ts';
import { createQuizVersionsRepository } from '../features/quizzes/versions/quiz-versions.repository.ts';
import { createOrphansRepository } from '../features/reconcile/orphans.repository.ts';
import { createReconciledStudentsRepository } from '../features/reconcile/students.repository.ts';
import { createReportsRepository } from '../features/reports/reports.repository.ts';
import { createSchoolRepository } from '../features/school/school.repository.ts';
import { createSchoolsRepository } from '../features/school/schools.repository.ts';
import { createMovesRepository } from '../features/years/moves.repository.ts';
import { createYearChangesRepository } from '../features/years/year-changes.repository.ts';
import { createLimitsRepository } from '../platform/limits.repository.ts';
import { createListVersions } from '../platform/list-versions.repository.ts';
import { createModelUsageRepository } from '../platform/model-usage.repository.ts';
import { findGivenAssignments } from './given-assignments.ts';
import { createSeats } from './seats.ts';

export type Repositories = ReturnType<typeof createRepositories>;

/** Every collection, before there is a service: so a service can be given functions of any of them. */
export function createRepositories(school: DocumentReference) {
  const versions = createQuizVersionsRepository(school);
  const attempts = createAttemptsRepository(school);
  const heldAttempts = createHeldAttemptsRepository(school);
  const quizzes = createQuizzesRepository(school);
  const jobs = createJobsRepository(school);
  const accounts = createAccountsRepository(school);
  const audit = createAuditRepository(school);
  const classes = createClassesRepository(school);
  const assignments = createAssignmentsRepository(school, quizzes);
  const marks = createMarksRepository(school);
  const accommodations = createAccommodationsRepository(school);
  const sitting = { attempts, heldAttempts, assignments, marks, accommodations };
  const { findGivenIn } = findGivenAssignments(sitting);
  const openAttempts = createSeats(school, sitting, (transaction, quizId, isAssigned) =>
    isAssigned
      ? versions.isPublished(transaction, quizId)
      : versions.isTakeable(transaction, quizId),
  );
  const summaries = createSummariesRepository(school);
  return {
    audit,
    invitations: createInvitationsRepository(school),
    // Of all schools: whom a list of this one must not take in.
    openInvitations: createOpenInvitations(school.firestore),
    schools: createSchoolsRepository(school.firestore),
    listVersions: createListVersions(school),
    accounts,
    members: createMembersRepository(school, {
      findMemberIn: (transaction, uid) => accounts.findMemberIn(transaction, uid),
      recordIn: audit.recordIn,
    }),
    ownSchool: createSchoolRepository(school),
    teacherNames: createTeacherNames(school),
    materials: createMaterialsRepository(school),
    deletedMaterials: createDeletedMaterialsRepository(school),
    topicsInUse: createTopicsInUseRepository(school),
    tickets: createDownloadTickets(school),
    quizzes,
    deletedQuizzes: createDeletedQuizzesRepository(school, {
      isTaken: (transaction, quizId) => openAttempts.isTaken(transaction, quizId),
    }),
    versions,
    drafts: createQuestionDraftsRepository(school),
    jobs,
    quizOrders: createQuizOrdersRepository(school, {
      listRunningIn: (transaction, ids, now) => jobs.listRunningIn(transaction, ids, now),
      hasJobIn: (transaction, id) => jobs.existsIn(transaction, id),
    }),
    quizDocuments: createQuizDocumentsRepository(school),
    suggestions: createSuggestionsRepository(school),
    attempts,
    heldAttempts,
    openAttempts,
    regrades: createRegradeRepository(school, {
      readCorrections: (quizId, transaction) => versions.findCorrections(quizId, transaction),
      held: heldAttempts,
      readMarks: (transaction, uid, ids) => marks.readIn(transaction, uid, ids),
      writeMarks: marks.writeIn,
    }),
    releases: createReleaseRepository(school, {
      addIn: attempts.addIn,
      heldRef: heldAttempts.refOf,
      findHeld: (id) => heldAttempts.findListed(id),
      findGiven: findGivenIn,
    }),
    assignments,
    marks,
    accommodations,
    responses: createResponsesRepository(school),
    summaries,
    classes,
    memberships: createMembershipsRepository(school, {
      findClassIn: (transaction, id) => classes.findIn(transaction, id),
      findStudentIn: (transaction, uid) => accounts.findStudentIn(transaction, uid),
    }),
    modelUsage: createModelUsageRepository(school),
    limits: createLimitsRepository(school),
    joinTries: createJoinTriesRepository(school),
    firstAttempts: createFirstAttemptsRepository(school),
    classStudents: createClassStudentsRepository(school),
    practice: createPracticeRepository(school),
    reports: createReportsRepository(school, (transaction, quizId) =>
      quizzes.findIn(transaction, quizId),
    ),
    orphans: createOrphansRepository(school),
    reconciledStudents: createReconciledStudentsRepository(school),
    insights: createInsightsRepository(school),
    working: createWorkingRepository(school),
    yearChanges: createYearChangesRepository(school, { recordIn: audit.recordIn }),
    moves: createMovesRepository(school, {
      endYearIn: (...of) => summaries.endYearIn(...of),
    }),
    closedAccounts: createClosedAccountsRepository(school),
    erasures: createErasuresRepository(school),
    listErasurePlaces: (deps: PlacesDeps) => listPlaces(school, deps),
    exports: createExportsRepository(school),
    teacherExports: createTeacherExportsRepository(school),
    handOvers: createHandOverRepository(school),
  };
}
