import { getHealth } from '@study-assistant/contract/health';
import express, { type Express } from 'express';
import type { Logger } from './domain/logger.ts';
import { accountsRoutes } from './features/accounts/accounts.route.ts';
import type { AccountsService } from './features/accounts/accounts.service.ts';
import { assignmentsRoutes } from './features/assignments/assignments.route.ts';
import type { AssignmentsService } from './features/assignments/assignments.service.ts';
import { extraTimeRoutes } from './features/assignments/extra-time.route.ts';
import type { ExtraTimeService } from './features/assignments/extra-time.service.ts';
import type { GiveQuizService } from './features/assignments/give-quiz.service.ts';
import type { LiveAssignmentService } from './features/assignments/live-assignment.service.ts';
import type { MarkbookService } from './features/assignments/markbook.service.ts';
import type { ToDoService } from './features/assignments/to-do.service.ts';
import { attemptAnalysisRoutes } from './features/attempts/attempt-analysis.route.ts';
import type { AttemptAnalysisService } from './features/attempts/attempt-analysis.service.ts';
import { attemptsRoutes } from './features/attempts/attempts.route.ts';
import type { AttemptsService } from './features/attempts/attempts.service.ts';
import type { OpenAttemptsService } from './features/attempts/open-attempts.service.ts';
import type { SubmitAnswersService } from './features/attempts/submit-answers.service.ts';
import { classesRoutes, type ClassServices } from './features/classes/classes.route.ts';
import { classNumbersRoutes } from './features/classes/numbers/class-numbers.route.ts';
import type { ClassOverviewService } from './features/classes/numbers/class-overview.service.ts';
import type { InsightsService } from './features/classes/numbers/insights.service.ts';
import type { DownloadsService } from './features/materials/downloads.service.ts';
import { materialsRoutes } from './features/materials/materials.route.ts';
import type { MaterialsService } from './features/materials/materials.service.ts';
import { practiceRoutes } from './features/practice/practice.route.ts';
import type { PracticeService } from './features/practice/practice.service.ts';
import { quizAnalysisRoutes } from './features/quizzes/analysis/quiz-analysis.route.ts';
import type { QuizAnalysisService } from './features/quizzes/analysis/quiz-analysis.service.ts';
import type { QuestionDraftsService } from './features/quizzes/drafts/question-drafts.service.ts';
import type { OrderQuizService } from './features/quizzes/order/order-quiz.service.ts';
import { quizzesRoutes } from './features/quizzes/quizzes.route.ts';
import type { QuizzesService } from './features/quizzes/quizzes.service.ts';
import type { SuggestionsService } from './features/quizzes/suggestions/suggestions.service.ts';
import type { DropQuestionService } from './features/quizzes/versions/drop-question.service.ts';
import type { EditQuizService } from './features/quizzes/versions/edit-quiz.service.ts';
import type { ReplaceQuestionService } from './features/quizzes/versions/replace-question.service.ts';
import { reportsRoutes } from './features/reports/reports.route.ts';
import type { ReportsService } from './features/reports/reports.service.ts';
import { studentsRoutes } from './features/students/students.route.ts';
import type { StudentsService } from './features/students/students.service.ts';
import { answerError, answerUnknownRoute } from './http/answer-error.ts';
import { createDownloadBinder } from './http/bind-download.ts';
import { createBinder, type BinderOptions } from './http/bind.ts';

/** What a school has. */
export type SchoolServices = ClassServices & {
  accounts: AccountsService;
  materials: MaterialsService;
  downloads: DownloadsService;
  orders: OrderQuizService;
  quizzes: QuizzesService;
  quizAnalysis: QuizAnalysisService;
  edits: EditQuizService;
  drops: DropQuestionService;
  replacements: ReplaceQuestionService;
  drafts: QuestionDraftsService;
  suggestions: SuggestionsService;
  attempts: AttemptsService;
  openAttempts: OpenAttemptsService;
  submissions: SubmitAnswersService;
  attemptAnalysis: AttemptAnalysisService;
  practice: PracticeService;
  reports: ReportsService;
  students: StudentsService;
  classOverview: ClassOverviewService;
  insights: InsightsService;
  giving: GiveQuizService;
  extraTime: ExtraTimeService;
  assignments: AssignmentsService;
  markbook: MarkbookService;
  liveAssignments: LiveAssignmentService;
  toDo: ToDoService;
};

/** What there is once, for all schools. */
export type Services = Omit<BinderOptions<SchoolServices>, 'router'> & {
  log: Logger;
  health: () => { version: string; provider: string; uptime: number };
};

/** The API under /api: middleware, routes, errors. It knows Express and no Firebase. */
export function createApp(services: Services): Express {
  const { log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  const bind = createBinder<SchoolServices>({ router, ...services });
  const bindDownload = createDownloadBinder<SchoolServices>({ router, ...services });
  bind(getHealth, () => Promise.resolve(services.health()));
  accountsRoutes(bind);
  materialsRoutes(bind, bindDownload);
  quizzesRoutes(bind);
  attemptsRoutes(bind);
  quizAnalysisRoutes(bind);
  attemptAnalysisRoutes(bind);
  practiceRoutes(bind);
  reportsRoutes(bind);
  studentsRoutes(bind);
  classesRoutes(bind);
  classNumbersRoutes(bind);
  assignmentsRoutes(bind);
  extraTimeRoutes(bind);
  app.use('/api', router);
  app.use(answerUnknownRoute);
  app.use(answerError(log));
  return app;
}
