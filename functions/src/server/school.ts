import { createOfflineAdvice } from '../advice/offline/offline-advice.ts';
import type { Asked } from '../domain/limits.ts';
import { createAccountsService } from '../features/accounts/accounts.service.ts';
import { createSessionsService } from '../features/accounts/sessions.service.ts';
import { createAnswersSeenService } from '../features/assignments/answers-seen.service.ts';
import { createAssignmentAnswersService } from '../features/assignments/assignment-answers.service.ts';
import { createAssignmentReportService } from '../features/assignments/assignment-report.service.ts';
import { createAssignmentsService } from '../features/assignments/assignments.service.ts';
import { createExtraTimeService } from '../features/assignments/extra-time.service.ts';
import { createGiveQuizService } from '../features/assignments/give-quiz.service.ts';
import { createLiveAssignmentService } from '../features/assignments/live-assignment.service.ts';
import { createMarkColumnsService } from '../features/assignments/mark-columns.service.ts';
import { createMarkbookService } from '../features/assignments/markbook.service.ts';
import type { Sittings } from '../features/assignments/sittings.ts';
import { createStudentReportService } from '../features/assignments/student-report.service.ts';
import { createToDoService } from '../features/assignments/to-do.service.ts';
import { createAdviceJob } from '../features/attempts/advise-attempt.job.ts';
import { createAttemptAnalysisService } from '../features/attempts/attempt-analysis.service.ts';
import { createAttemptsService } from '../features/attempts/attempts.service.ts';
import { createKeepAnswers } from '../features/attempts/keep-answers.ts';
import { createMarkingService } from '../features/attempts/marking.service.ts';
import { createMoveDeadlines, type MoveDeadlines } from '../features/attempts/move-deadlines.ts';
import {
  createOpenAttemptsService,
  type OpenAttemptsService,
} from '../features/attempts/open-attempts.service.ts';
import { createOrderAdvice } from '../features/attempts/order-advice.ts';
import { createReadResult } from '../features/attempts/read-result.ts';
import { createRegradeJob } from '../features/attempts/regrade-quiz.job.ts';
import { createResultsRelease } from '../features/attempts/release-results.job.ts';
import { createSubmitAnswersService } from '../features/attempts/submit-answers.service.ts';
import { createAuditService } from '../features/audit/audit.service.ts';
import { createBoardSeatsService } from '../features/board/board-seats.service.ts';
import { createBoardService } from '../features/board/board.service.ts';
import { createKeepBoard, type KeepBoard } from '../features/board/keep-board.ts';
import { createPrintCardsService } from '../features/cards/print-cards.service.ts';
import { createClassTeachersService } from '../features/classes/class-teachers.service.ts';
import { createClassesService } from '../features/classes/classes.service.ts';
import { createEndClass, type EndClass } from '../features/classes/end-class.ts';
import {
  createClassInvitationsService,
  type ClassInvitationsService,
} from '../features/classes/invitations/class-invitations.service.ts';
import { createJoinClassService } from '../features/classes/joining/join-class.service.ts';
import { createJoinCodesService } from '../features/classes/joining/join-codes.service.ts';
import { createStudentClassesService } from '../features/classes/members/student-classes.service.ts';
import { createClassChooser } from '../features/classes/numbers/choose-classes.ts';
import { createClassOverviewService } from '../features/classes/numbers/class-overview.service.ts';
import { createInsightsService } from '../features/classes/numbers/insights.service.ts';
import { createReservedAddressesFinder } from '../features/classes/roster/find-reserved-addresses.ts';
import { createRosterAccountsFinder } from '../features/classes/roster/find-roster-accounts.ts';
import { createImportRosterService } from '../features/classes/roster/import-roster.service.ts';
import { createErasePersonJob } from '../features/erasure/erase-person.job.ts';
import { createErasePersonService } from '../features/erasure/erase-person.service.ts';
import { createDueErasures } from '../features/erasure/order-due.job.ts';
import { createExportDataService } from '../features/export/export-data.service.ts';
import {
  createHandOverService,
  type HandOverService,
} from '../features/hand-over/hand-over.service.ts';
import { createInvitationsService } from '../features/invitations/invitations.service.ts';
import {
  createDeleteMaterialService,
  type DeleteMaterialService,
} from '../features/materials/delete-material.service.ts';
import { createDownloadsService } from '../features/materials/downloads.service.ts';
import { createMaterialFinder } from '../features/materials/find-by-topics.service.ts';
import { createMaterialsService } from '../features/materials/materials.service.ts';
import { createPassagesService } from '../features/materials/passages.service.ts';
import { createTopicReader } from '../features/materials/read-topics.job.ts';
import { createChangePersonService } from '../features/people/change-person.service.ts';
import { createStandingFollower } from '../features/people/follow-standing.ts';
import { createPeopleService } from '../features/people/people.service.ts';
import { createPracticeService } from '../features/practice/practice.service.ts';
import { createQuizAnalysisService } from '../features/quizzes/analysis/quiz-analysis.service.ts';
import { createCopyQuestionsService } from '../features/quizzes/bank/copy-questions.service.ts';
import { createQuestionBankService } from '../features/quizzes/bank/question-bank.service.ts';
import {
  createDeleteQuizService,
  type DeleteQuizService,
} from '../features/quizzes/delete-quiz.service.ts';
import { createQuizDocumentsService } from '../features/quizzes/documents/quiz-documents.service.ts';
import { createDocumentReader } from '../features/quizzes/documents/read-quiz-document.job.ts';
import { createQuestionDraftsService } from '../features/quizzes/drafts/question-drafts.service.ts';
import { createOrderQuizService } from '../features/quizzes/order/order-quiz.service.ts';
import { createQuizJob } from '../features/quizzes/order/write-quiz.job.ts';
import { createQuizLibraryService } from '../features/quizzes/quiz-library.service.ts';
import { createQuizzesService } from '../features/quizzes/quizzes.service.ts';
import { createSuggestionJob } from '../features/quizzes/suggestions/suggest-answers.job.ts';
import { createSuggestionsService } from '../features/quizzes/suggestions/suggestions.service.ts';
import { createDropQuestionService } from '../features/quizzes/versions/drop-question.service.ts';
import { createEditQuizService } from '../features/quizzes/versions/edit-quiz.service.ts';
import { createReplaceQuestionService } from '../features/quizzes/versions/replace-question.service.ts';
import { createQuestionJob } from '../features/quizzes/versions/write-question.job.ts';
import { createReconcileJob } from '../features/reconcile/reconcile.job.ts';
import { createReportsService, type ReportsService } from '../features/reports/reports.service.ts';
import { createSchoolService } from '../features/school/school.service.ts';
import { createSecondStepService } from '../features/second-step/second-step.service.ts';
import { createStudentsService } from '../features/students/students.service.ts';
import { createTeacherTodayService } from '../features/today/teacher-today.service.ts';
import { createTodayService } from '../features/today/today.service.ts';
import { createMoveUpJob } from '../features/years/move-up.job.ts';
import { createYearsService } from '../features/years/years.service.ts';
import type { Asker } from '../stored/kept/limits.repository.ts';
import type { DownloadTickets } from '../stored/materials/download-tickets.repository.ts';
import type { Repositories } from '../stored/repositories.ts';
import type { SchoolServices } from './app.ts';
import { createSchoolParts, type Parts, type ServerParts } from './parts.ts';

/** The services and the jobs of one school. */
export function buildSchool(server: ServerParts, tickets: DownloadTickets, schoolId: string) {
  const parts = createSchoolParts(server, schoolId);
  const results = buildResults(parts);
  const { deadlines, ...attempts } = buildAttempts(parts, results);
  const { openAttempts } = attempts;
  const reports = createReportsService({ ...parts, ...results });
  const { releaseLater, releaseResults } = results.release;
  const sittings = { ...deadlines, endAllOf: openAttempts.endAllOf, releaseLater };
  const materials = buildMaterials(parts, tickets);
  const { keepBoard, ...board } = buildBoard(parts);
  const quizzes = buildQuizzes(parts, { takers: openAttempts, keepBoard }, reports);
  const practice = createPracticeService({ ...parts, readResult: results.readResult });
  const assignments = buildAssignments(parts, sittings);
  const endClass = createEndClass({ ...parts, sittings, keepBoard });
  const classes = buildClasses(parts, endClass);
  const { years, moveUp } = buildYears(parts, endClass);
  const handOver = createHandOverService(parts);
  const { erasing, erasureJobs } = buildErasure(parts, {
    quizDeletions: quizzes.quizDeletions,
    materialDeletions: materials.materialDeletions,
    endClass,
    handOver,
    keepBoard,
  });
  const services: SchoolServices = {
    ...attempts,
    ...buildPeople(parts, classes.classInvitations),
    ...materials,
    ...quizzes,
    reports,
    practice,
    students: createStudentsService(parts),
    ...classes,
    ...assignments,
    ...board,
    today: createTodayService({
      ...parts,
      listToDo: assignments.toDo.listWith,
      countDue: practice.countDueSince,
    }),
    teacherToday: createTeacherTodayService(parts),
    years,
    exports: createExportDataService(parts),
    handOver,
    erasing,
  };
  const closeAttempt = (attemptId: string, deadline?: string) =>
    openAttempts.closeAbandoned(attemptId, deadline);
  const deletions = { quiz: quizzes.quizDeletions, material: materials.materialDeletions };
  async function purgeDeleted(kind: keyof typeof deletions, id: string, undoUntil?: string) {
    const isPurged = await deletions[kind].purge(id, undoUntil);
    parts.log.info('deletion.ended', { kind, id, isPurged });
  }
  const jobs = {
    ...buildQuizJobs(parts),
    ...buildAttemptJobs(parts, results),
    ...buildMaterialJobs(parts),
    ...erasureJobs,
    closeAttempt,
    purgeDeleted,
    moveUp,
    reconcile: createReconcileJob({
      ...parts,
      ...{ closeAttempt, purgeDeleted, releaseResults, keepBoard },
      followStanding: createStandingFollower(parts),
    }),
  };
  const count = (asker: Asker, asked: readonly Asked[]) =>
    parts.limits.take(asker, asked, parts.clock());
  return { services, jobs, count };
}

export type Results = ReturnType<typeof buildResults>;

/** Who may read a result, and how it comes to be shown: other features ask for it too. */
export function buildResults(parts: Parts) {
  return { readResult: createReadResult(parts), release: createResultsRelease(parts) };
}

export function buildAttempts(parts: Parts, { readResult }: Results) {
  return {
    attempts: createAttemptsService({ ...parts, readResult }),
    submissions: createSubmitAnswersService(parts),
    marking: createMarkingService(parts),
    openAttempts: createOpenAttemptsService(parts),
    deadlines: createMoveDeadlines(parts),
    attemptAnalysis: createAttemptAnalysisService({
      ...parts,
      readResult,
      findMaterials: createMaterialFinder(parts),
      orderAdvice: createOrderAdvice({ ...parts, advice: parts.writing.advice }),
      advice: createOfflineAdvice(),
    }),
  };
}

/** What runs in the tasks about attempts; the one that closes them is the service's own. */
function buildAttemptJobs(parts: Parts, { release }: Results) {
  return {
    releaseResults: release.releaseResults,
    regradeQuiz: createRegradeJob(parts),
    adviseAttempt: createAdviceJob({ ...parts, advice: parts.writing.advice }),
  };
}

function buildMaterials(parts: Parts, tickets: Pick<DownloadTickets, 'issue'>) {
  const materials = createMaterialsService(parts);
  return {
    materials,
    materialDeletions: createDeleteMaterialService(parts),
    downloads: createDownloadsService({ ...parts, tickets, materialsService: materials }),
    passages: createPassagesService({ ...parts, ...parts.writing, materialsService: materials }),
  };
}

/** What runs in the task that reads a material. */
function buildMaterialJobs(parts: Parts) {
  return { readTopics: createTopicReader({ ...parts, ...parts.writing }) };
}

/** The quiz on the board of a class, and what ends it. */
export function buildBoard(parts: Parts) {
  const keepBoard = createKeepBoard({ ...parts, keepAnswers: createKeepAnswers(parts) });
  const boardSeats = createBoardSeatsService(parts);
  const { tellSeats } = boardSeats;
  return { keepBoard, boardSeats, board: createBoardService({ ...parts, keepBoard, tellSeats }) };
}

function buildQuizzes(
  parts: Parts,
  ends: { takers: Pick<OpenAttemptsService, 'countAt' | 'endAllAt'>; keepBoard: KeepBoard },
  { countReported, listOpen }: ReportsService,
) {
  const orders = createOrderQuizService({ ...parts, defaultWriter: parts.config.ai.provider });
  const quizDeletions = createDeleteQuizService({ ...parts, ...ends, countReported });
  const quizzes = createQuizzesService({ ...parts, orders, quizDeletions, countReported });
  return {
    orders,
    quizDeletions,
    quizzes,
    quizLibrary: createQuizLibraryService({ ...parts, countReported }),
    quizDocuments: createQuizDocumentsService({ ...parts, orders }),
    edits: createEditQuizService(parts),
    drops: createDropQuestionService(parts),
    replacements: createReplaceQuestionService({ ...parts, readQuiz: quizzes.read }),
    drafts: createQuestionDraftsService(parts),
    suggestions: createSuggestionsService(parts),
    quizAnalysis: createQuizAnalysisService({ ...parts, listReports: listOpen }),
    questionBank: createQuestionBankService(parts),
    questionCopies: createCopyQuestionsService({ ...parts, countReported }),
  };
}

/** What runs in the tasks that write. */
function buildQuizJobs(parts: Parts) {
  const writing = { ...parts, ...parts.writing };
  return {
    writeQuiz: createQuizJob(writing),
    writeQuestion: createQuestionJob(writing),
    readQuizDocument: createDocumentReader(writing),
    suggestAnswers: createSuggestionJob(writing),
  };
}

type Needed = Repositories & { clock: () => Date };

export function buildAssignments(parts: Needed, sittings: Sittings & MoveDeadlines) {
  return {
    giving: createGiveQuizService({ ...parts, ...sittings }),
    assignments: createAssignmentsService({ ...parts, ...sittings }),
    extraTime: createExtraTimeService({ ...parts, ...sittings }),
    answersSeen: createAnswersSeenService(parts),
    markbook: createMarkbookService(parts),
    markColumns: createMarkColumnsService(parts),
    assignmentReports: createAssignmentReportService(parts),
    assignmentAnswers: createAssignmentAnswersService(parts),
    studentReports: createStudentReportService(parts),
    liveAssignments: createLiveAssignmentService(parts),
    toDo: createToDoService(parts),
  };
}

export function buildClasses(parts: Parts, endClass: EndClass) {
  const classes = createClassesService({ ...parts, endClass });
  const { toAnswer } = classes;
  const chooseClasses = createClassChooser(parts);
  return {
    classes,
    classTeachers: createClassTeachersService({ ...parts, toAnswer }),
    joinCodes: createJoinCodesService({ ...parts, toAnswer }),
    joining: createJoinClassService(parts),
    classInvitations: createClassInvitationsService(parts),
    studentClasses: createStudentClassesService(parts),
    roster: createImportRosterService({
      ...parts,
      findAccounts: createRosterAccountsFinder(parts),
      findReserved: createReservedAddressesFinder(parts),
    }),
    classOverview: createClassOverviewService({ ...parts, chooseClasses }),
    insights: createInsightsService({ ...parts, chooseClasses, advice: parts.writing.advice }),
  };
}

/** Who is at the school, and the school itself. */
function buildPeople(
  parts: Parts,
  classInvitations: Pick<ClassInvitationsService, 'listOfPerson'>,
) {
  const followStanding = createStandingFollower(parts);
  return {
    accounts: createAccountsService({ ...parts, followStanding }),
    ownSessions: createSessionsService({ ...parts, followStanding }),
    secondStep: createSecondStepService(parts),
    invitations: createInvitationsService(parts),
    people: createPeopleService({
      ...parts,
      listInvitations: (uid) => classInvitations.listOfPerson(uid),
    }),
    changedPeople: createChangePersonService({ ...parts, followStanding }),
    audit: createAuditService(parts),
    cards: createPrintCardsService(parts),
    school: createSchoolService(parts),
  };
}

export function buildYears(parts: Parts, endClass: EndClass) {
  const followStanding = createStandingFollower(parts);
  return {
    years: createYearsService(parts),
    moveUp: createMoveUpJob({ ...parts, endClass, followStanding }),
  };
}

/** The ways in which other features take things away for good. */
type Ways = {
  quizDeletions: Pick<DeleteQuizService, 'discard' | 'purge'>;
  materialDeletions: Pick<DeleteMaterialService, 'discard' | 'purge'>;
  endClass: EndClass;
  handOver: Pick<HandOverService, 'inherit'>;
  keepBoard: KeepBoard;
};

function buildErasure(parts: Parts, { handOver, ...ways }: Ways) {
  const { retentionMonths } = parts.config;
  const places = parts.listErasurePlaces({ ...parts, ...ways });
  const { inherit } = handOver;
  return {
    erasing: createErasePersonService({ ...parts, places }),
    erasureJobs: {
      erasePerson: createErasePersonJob({ ...parts, places }),
      eraseDue: createDueErasures({ ...parts, places, inherit, retentionMonths }),
    },
  };
}
