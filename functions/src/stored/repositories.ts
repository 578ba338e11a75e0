import type { DocumentReference } from 'firebase-admin/firestore';
import type { Reached } from '../domain/limits.ts';
import { createClosedAccountsRepository } from './across/closed-accounts.repository.ts';
import { createDeletedQuizzesRepository } from './across/deleted-quizzes.repository.ts';
import { createErasuresRepository } from './across/erasures.repository.ts';
import { createExportsRepository } from './across/exports.repository.ts';
import { createHandOverRepository } from './across/hand-over.repository.ts';
import { createMovesRepository } from './across/moves.repository.ts';
import { createOrphansRepository } from './across/orphans.repository.ts';
import { listPlaces, type PlacesDeps } from './across/places.repository.ts';
import { createReconciledStudentsRepository } from './across/reconciled-students.repository.ts';
import { createShelfRepository } from './across/shelf.repository.ts';
import { createTeacherExportsRepository } from './across/teacher-exports.repository.ts';
import { createTeacherNames } from './across/teacher-names.repository.ts';
import { createAccommodationsRepository } from './assignments/accommodations.repository.ts';
import { createAnswerCountsRepository } from './assignments/answer-counts.repository.ts';
import { createAssignmentsRepository } from './assignments/assignments.repository.ts';
import { createGivenAssignments } from './assignments/given-assignments.ts';
import { createMarkbooksRepository } from './assignments/markbooks.repository.ts';
import { createMarksRepository } from './assignments/marks.repository.ts';
import { createAttemptsRepository } from './attempts/attempts.repository.ts';
import { createFirstAttemptsRepository } from './attempts/first-attempts.repository.ts';
import { createHeldAttemptsRepository } from './attempts/held-attempts.repository.ts';
import { createMarkingRepository } from './attempts/marking.repository.ts';
import { createOpenAttemptsRepository } from './attempts/open-attempts.repository.ts';
import { createPracticeRepository } from './attempts/practice.repository.ts';
import { createQuizResultsRepository } from './attempts/quiz-results.repository.ts';
import { createRegradeRepository } from './attempts/regrade.repository.ts';
import { createReleaseRepository } from './attempts/release.repository.ts';
import { createResponsesRepository } from './attempts/responses.repository.ts';
import { createResultChanges } from './attempts/result-changes.ts';
import { createSummariesRepository } from './attempts/summaries.repository.ts';
import { createWorkingRepository } from './attempts/working.repository.ts';
import { createBoardsRepository } from './board/boards.repository.ts';
import { createClassInvitationsRepository } from './classes/class-invitations.repository.ts';
import { createClassStudentsRepository } from './classes/class-students.repository.ts';
import { createClassesRepository } from './classes/classes.repository.ts';
import { createInsightsRepository } from './classes/insights.repository.ts';
import { createJoinTriesRepository } from './classes/join-tries.repository.ts';
import { createMembershipsRepository } from './classes/memberships.repository.ts';
import { createLimitsRepository } from './kept/limits.repository.ts';
import { createListVersions } from './kept/list-versions.repository.ts';
import { createModelUsageRepository } from './kept/model-usage.repository.ts';
import { createDeletedMaterialsRepository } from './materials/deleted-materials.repository.ts';
import { createMaterialsRepository } from './materials/materials.repository.ts';
import { createTopicsInUseRepository } from './materials/topics-in-use.repository.ts';
import { createAccountSchools } from './people/account-schools.repository.ts';
import { createAccountsRepository } from './people/accounts.repository.ts';
import { createCardsRepository } from './people/cards.repository.ts';
import { createInvitationsRepository } from './people/invitations.repository.ts';
import { createMembersRepository } from './people/members.repository.ts';
import { createOpenInvitations } from './people/open-invitations.repository.ts';
import { createRecoveryCodesRepository } from './people/recovery-codes.repository.ts';
import { createSessionsRepository } from './people/sessions.repository.ts';
import { createJobsRepository } from './quizzes/jobs.repository.ts';
import { createQuestionBanksRepository } from './quizzes/question-banks.repository.ts';
import { createQuestionDraftsRepository } from './quizzes/question-drafts.repository.ts';
import { createQuizDocumentsRepository } from './quizzes/quiz-documents.repository.ts';
import { createQuizOrdersRepository } from './quizzes/quiz-orders.repository.ts';
import { createQuizVersionsRepository } from './quizzes/quiz-versions.repository.ts';
import { createQuizzesRepository } from './quizzes/quizzes.repository.ts';
import { createReportsRepository } from './quizzes/reports.repository.ts';
import { createSuggestionsRepository } from './quizzes/suggestions.repository.ts';
import { createAuditRepository } from './school/audit.repository.ts';
import { createSchoolRepository } from './school/school.repository.ts';
import { createSchoolsRepository } from './school/schools.repository.ts';
import { createYearChangesRepository } from './school/year-changes.repository.ts';

export type Repositories = ReturnType<typeof createRepositories>;

/** Every collection of a school, before there is a service; one that needs another takes it by `Pick`. */
export function createRepositories(
  school: DocumentReference,
  tellReached: (reached: readonly Reached[]) => void = () => undefined,
) {
  const attempts = createAttemptsRepository(school);
  const heldAttempts = createHeldAttemptsRepository(school);
  const quizzes = createQuizzesRepository(school);
  const jobs = createJobsRepository(school);
  const accounts = createAccountsRepository(school);
  const audit = createAuditRepository(school, accounts);
  const classes = createClassesRepository(school);
  const working = createWorkingRepository(school);
  const assignments = createAssignmentsRepository(school, { quizzes, working });
  const versions = createQuizVersionsRepository(school, { audit });
  const limits = createLimitsRepository(school, tellReached);
  const marks = createMarksRepository(school);
  const answerCounts = createAnswerCountsRepository(school);
  const accommodations = createAccommodationsRepository(school);
  const givenAssignments = createGivenAssignments({ assignments, marks });
  const results = { attempts, heldAttempts, marks, versions, givenAssignments };
  const resultChanges = createResultChanges(school, { heldAttempts, marks });
  const summaries = createSummariesRepository(school);
  const sitting = { ...results, answerCounts, summaries, accommodations };
  const openAttempts = createOpenAttemptsRepository(school, sitting);
  const joinTries = createJoinTriesRepository(school);
  const memberships = createMembershipsRepository(school, { classes, accounts, joinTries });
  return {
    audit,
    invitations: createInvitationsRepository(school),
    // Of all schools: whom a list or an invitation of this one must not take.
    accountSchools: createAccountSchools(school.firestore),
    openInvitations: createOpenInvitations(school.firestore),
    schools: createSchoolsRepository(school.firestore),
    cards: createCardsRepository(school.firestore),
    listVersions: createListVersions(school),
    accounts,
    sessions: createSessionsRepository(school),
    recoveryCodes: createRecoveryCodesRepository(school),
    members: createMembersRepository(school, { accounts, audit }),
    ownSchool: createSchoolRepository(school),
    teacherNames: createTeacherNames(school),
    materials: createMaterialsRepository(school),
    deletedMaterials: createDeletedMaterialsRepository(school),
    topicsInUse: createTopicsInUseRepository(school),
    quizzes,
    deletedQuizzes: createDeletedQuizzesRepository(school, { openAttempts, audit }),
    versions,
    shelf: createShelfRepository(school, { assignments }),
    drafts: createQuestionDraftsRepository(school),
    questionBanks: createQuestionBanksRepository(school),
    jobs,
    quizOrders: createQuizOrdersRepository(school, { quizzes, jobs, limits }),
    quizDocuments: createQuizDocumentsRepository(school),
    suggestions: createSuggestionsRepository(school),
    attempts,
    heldAttempts,
    openAttempts,
    regrades: createRegradeRepository(school, { ...results, resultChanges }),
    marking: createMarkingRepository(school, resultChanges),
    releases: createReleaseRepository(school, results),
    assignments,
    givenAssignments,
    marks,
    markbooks: createMarkbooksRepository(school),
    answerCounts,
    accommodations,
    boards: createBoardsRepository(school, { quizzes, assignments }),
    quizResults: createQuizResultsRepository(school),
    responses: createResponsesRepository(school),
    summaries,
    classes,
    memberships,
    classInvitations: createClassInvitationsRepository(school, { classes, accounts, memberships }),
    modelUsage: createModelUsageRepository(school),
    limits,
    joinTries,
    firstAttempts: createFirstAttemptsRepository(school),
    classStudents: createClassStudentsRepository(school),
    practice: createPracticeRepository(school),
    reports: createReportsRepository(school, quizzes),
    orphans: createOrphansRepository(school),
    reconciledStudents: createReconciledStudentsRepository(school),
    insights: createInsightsRepository(school),
    working,
    yearChanges: createYearChangesRepository(school, audit),
    moves: createMovesRepository(school, summaries),
    closedAccounts: createClosedAccountsRepository(school),
    erasures: createErasuresRepository(school, { accounts, audit }),
    listErasurePlaces: (deps: PlacesDeps) => listPlaces(school, deps),
    exports: createExportsRepository(school),
    teacherExports: createTeacherExportsRepository(school),
    handOvers: createHandOverRepository(school),
  };
}
