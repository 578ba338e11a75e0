import { getHealth } from '@study-assistant/contract/health';
import express, { type Express } from 'express';
import type { Logger } from './domain/logger.ts';
import { accountsRoutes } from './features/accounts/accounts.route.ts';
import type { AccountsService } from './features/accounts/accounts.service.ts';
import { attemptsRoutes } from './features/attempts/attempts.route.ts';
import type { AttemptsService } from './features/attempts/attempts.service.ts';
import type { OpenAttemptsService } from './features/attempts/open-attempts.service.ts';
import type { DownloadsService } from './features/materials/downloads.service.ts';
import { materialsRoutes } from './features/materials/materials.route.ts';
import type { MaterialsService } from './features/materials/materials.service.ts';
import type { EditQuizService } from './features/quizzes/edit-quiz.service.ts';
import type { OrderQuizService } from './features/quizzes/order-quiz.service.ts';
import { quizzesRoutes } from './features/quizzes/quizzes.route.ts';
import type { QuizzesService } from './features/quizzes/quizzes.service.ts';
import type { ReplaceQuestionService } from './features/quizzes/replace-question.service.ts';
import { studentsRoutes } from './features/students/students.route.ts';
import type { StudentsService } from './features/students/students.service.ts';
import { answerError, answerUnknownRoute } from './http/answer-error.ts';
import type { VerifyToken } from './http/authenticate.ts';
import { createDownloadBinder } from './http/bind-download.ts';
import { createBinder } from './http/bind.ts';
import type { UploadSink } from './http/receive-upload.ts';

export type Services = {
  accounts: AccountsService;
  materials: MaterialsService;
  downloads: DownloadsService;
  orders: OrderQuizService;
  quizzes: QuizzesService;
  edits: EditQuizService;
  replacements: ReplaceQuestionService;
  attempts: AttemptsService;
  openAttempts: OpenAttemptsService;
  students: StudentsService;
  verifyToken: VerifyToken;
  uploads: UploadSink;
  log: Logger;
  health: () => { version: string; provider: string; uptime: number };
  checkReplies: boolean;
};

/** The API under /api: middleware, routes, errors. It knows Express and no Firebase. */
export function createApp(services: Services): Express {
  const { verifyToken, uploads, checkReplies, log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  const bind = createBinder({ router, verifyToken, uploads, checkReplies });
  const bindDownload = createDownloadBinder(router, verifyToken);
  bind(getHealth, () => Promise.resolve(services.health()));
  accountsRoutes(bind, services.accounts);
  materialsRoutes(bind, bindDownload, services.materials, services.downloads);
  quizzesRoutes(bind, services);
  attemptsRoutes(bind, services);
  studentsRoutes(bind, services.students);
  app.use('/api', router);
  app.use(answerUnknownRoute);
  app.use(answerError(log));
  return app;
}
