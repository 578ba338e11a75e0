import type { DocumentReference } from 'firebase-admin/firestore';
import { createClosedAccountsRepository } from '../stored/across/closed-accounts.repository.ts';
import { createErasuresRepository } from '../stored/across/erasures.repository.ts';
import { createExportsRepository } from '../stored/across/exports.repository.ts';
import { createHandOverRepository } from '../stored/across/hand-over.repository.ts';
import { createOrphansRepository } from '../stored/across/orphans.repository.ts';
import { listPlaces, type PlacesDeps } from '../stored/across/places.repository.ts';
import { createReconciledStudentsRepository } from '../stored/across/reconciled-students.repository.ts';
import { createTeacherExportsRepository } from '../stored/across/teacher-exports.repository.ts';
import { createTeacherNames } from '../stored/across/teacher-names.repository.ts';
import { createAccommodationsRepository } from '../stored/assignments/accommodations.repository.ts';
import { createAssignmentsRepository } from '../stored/assignments/assignments.repository.ts';
import { createMarksRepository } from '../stored/assignments/marks.repository.ts';
import { createAttemptsRepository } from '../stored/attempts/attempts.repository.ts';
import { createFirstAttemptsRepository } from '../stored/attempts/first-attempts.repository.ts';
import { createHeldAttemptsRepository } from '../stored/attempts/held-attempts.repository.ts';
import { createPracticeRepository } from '../stored/attempts/practice.repository.ts';
import { createRegradeRepository } from '../stored/attempts/regrade.repository.ts';
import { createReleaseRepository } from '../stored/attempts/release.repository.ts';
import { createResponsesRepository } from '../stored/attempts/responses.repository.ts';
import { createSummariesRepository } from '../stored/attempts/summaries.repository.ts';
import { createWorkingRepository } from '../stored/attempts/working.repository.ts';
import { createClassStudentsRepository } from '../stored/classes/class-students.repository.ts';
import { createClassesRepository } from '../stored/classes/classes.repository.ts';
import { createInsightsRepository } from '../stored/classes/insights.repository.ts';
import { createJoinTriesRepository } from '../stored/classes/join-tries.repository.ts';
import { createMembershipsRepository } from '../stored/classes/memberships.repository.ts';
import { createLimitsRepository } from '../stored/kept/limits.repository.ts';
import { createListVersions } from '../stored/kept/list-versions.repository.ts';
import { createModelUsageRepository } from '../stored/kept/model-usage.repository.ts';
import { createDeletedMaterialsRepository } from '../stored/materials/deleted-materials.repository.ts';
import { createDownloadTickets } from '../stored/materials/download-tickets.repository.ts';
import { createMaterialsRepository } from '../stored/materials/materials.repository.ts';
import { createTopicsInUseRepository } from '../stored/materials/topics-in-use.repository.ts';
import { createAccountsRepository } from '../stored/people/accounts.repository.ts';
import { createInvitationsRepository } from '../stored/people/invitations.repository.ts';
import { createMembersRepository } from '../stored/people/members.repository.ts';
import { createOpenInvitations } from '../stored/people/open-invitations.repository.ts';
import { createDeletedQuizzesRepository } from '../stored/quizzes/deleted-quizzes.repository.ts';
import { createJobsRepository } from '../stored/quizzes/jobs.repository.ts';
import { createQuestionDraftsRepository } from '../stored/quizzes/question-drafts.repository.ts';
import { createQuizDocumentsRepository } from '../stored/quizzes/quiz-documents.repository.ts';
import { createQuizOrdersRepository } from '../stored/quizzes/quiz-orders.repository.ts';
import { createQuizVersionsRepository } from '../stored/quizzes/quiz-versions.repository.ts';
import { createQuizzesRepository } from '../stored/quizzes/quizzes.repository.ts';
import { createReportsRepository } from '../stored/quizzes/reports.repository.ts';
import { createSuggestionsRepository } from '../stored/quizzes/suggestions.repository.ts';
import { createAuditRepository } from '../stored/school/audit.repository.ts';
import { createMovesRepository } from '../stored/school/moves.repository.ts';
import { createSchoolRepository } from '../stored/school/school.repository.ts';
import { createSchoolsRepository } from '../stored/school/schools.repository.ts';
import { createYearChangesRepository } from '../stored/school/year-changes.repository.ts';
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
