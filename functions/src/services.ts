import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import type { Services } from './app.ts';
import { classStudentOf } from './domain/class-student.ts';
import { createAccountsRepository } from './features/accounts/accounts.repository.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createAdviceJob, createAdviceQueue } from './features/attempts/advise-attempt.service.ts';
import { createAttemptAnalysisService } from './features/attempts/attempt-analysis.service.ts';
import { createAttemptsRepository } from './features/attempts/attempts.repository.ts';
import { createAttemptsService } from './features/attempts/attempts.service.ts';
import { createOpenAttemptsRepository } from './features/attempts/open-attempts.repository.ts';
import { createOpenAttemptsService } from './features/attempts/open-attempts.service.ts';
import { createRegradeJob } from './features/attempts/regrade-quiz.service.ts';
import { createRegradeRepository } from './features/attempts/regrade.repository.ts';
import { createSummariesRepository } from './features/attempts/summaries.repository.ts';
import { createClassOverviewService } from './features/classes/class-overview.service.ts';
import { createInsightsRepository } from './features/classes/insights.repository.ts';
import { createInsightsService } from './features/classes/insights.service.ts';
import { createDownloadTickets } from './features/materials/download-tickets.repository.ts';
import { createDownloadsService } from './features/materials/downloads.service.ts';
import { createMaterialFinder } from './features/materials/find-by-topics.service.ts';
import { createMaterialsRepository } from './features/materials/materials.repository.ts';
import { createMaterialsService } from './features/materials/materials.service.ts';
import { createTopicReader } from './features/materials/read-topics.service.ts';
import { createPracticeRepository } from './features/practice/practice.repository.ts';
import { createPracticeService } from './features/practice/practice.service.ts';
import { createEditQuizService } from './features/quizzes/edit-quiz.service.ts';
import { createJobsRepository } from './features/quizzes/jobs.repository.ts';
import { createOrderQuizService } from './features/quizzes/order-quiz.service.ts';
import { createQuizVersionsRepository } from './features/quizzes/quiz-versions.repository.ts';
import { createQuizAnalysisService } from './features/quizzes/quiz-analysis.service.ts';
import { createQuizzesRepository } from './features/quizzes/quizzes.repository.ts';
import { createQuizzesService } from './features/quizzes/quizzes.service.ts';
import {
  createReplaceQuestionService,
  type ReplaceTask,
} from './features/quizzes/replace-question.service.ts';
import { createQuestionJob } from './features/quizzes/write-question.service.ts';
import { createQuizJob } from './features/quizzes/write-quiz.service.ts';
import { createStudentsService } from './features/students/students.service.ts';
import { createAdvice } from './advice/create-advice.ts';
import { createOfflineAdvice } from './advice/offline/offline-advice.ts';
import { estimateUsualSeconds } from '@study-assistant/writer/quiz/benchmark-time';
import { createWriters, type WriterConfig } from '@study-assistant/writer/create-writers';
import { createWriterProcess } from '@study-assistant/writer/processes/writer-process';
import type { Config } from './platform/config.ts';
import { createFileStore } from './platform/files.ts';
import { createIdentity } from './platform/identity.ts';
import { cloudLogger as log } from './platform/logger.ts';
import { createTaskQueue } from './platform/task-queue.ts';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';

/** Task functions by the names that index.ts exports them under, with their time limits. */
const taskNames = {
  writeQuiz: 'writeQuiz',
  writeQuestion: 'writeQuestion',
  regradeQuiz: 'regradeQuiz',
  closeAttempt: 'closeAttempt',
  readTopics: 'readTopics',
  adviseAttempt: 'adviseAttempt',
} as const;
export const WRITE_QUIZ_SECONDS = 540;
export const WRITE_QUESTION_SECONDS = 60;
export const REGRADE_QUIZ_SECONDS = 540;
export const CLOSE_ATTEMPT_SECONDS = 60;
export const READ_TOPICS_SECONDS = 120;
export const ADVISE_SECONDS = 60;

/** Attempts looked through for mistakes at once; older ones of someone new to practice stay past. */
const MAX_PRACTICE_ATTEMPTS = 50;

/** Builds everything once: adapters, repositories, services, jobs. */
export function createServices(app: App, config: Config) {
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: false });
  const files = createFileStore(getStorage(app), config.storageBucket);
  const identity = createIdentity(getAuth(app));
  const queues = getFunctions(app);
  const clock = () => new Date();
  const offline = createWriterProcess({
    workerUrl: new URL('./offline-writer.js', import.meta.url),
  });
  const ai: WriterConfig = {
    ...config.ai,
    now: Date.now,
    watch: (event) => log.info('gemini', event),
  };
  const writers = createWriters(ai, offline.writer);
  const advice = createAdvice(ai, log);
  const extractor = createTextExtractor({
    workerUrl: new URL('./extract-worker.js', import.meta.url),
  });

  const accounts = createAccountsRepository(firestore);
  const materials = createMaterialsRepository(firestore);
  const quizzes = createQuizzesRepository(firestore);
  const versions = createQuizVersionsRepository(firestore);
  const jobs = createJobsRepository(firestore);
  const attempts = createAttemptsRepository(firestore);
  const summaries = createSummariesRepository(firestore);

  const topicTasks = createTaskQueue<{ materialId: string }>(
    queues,
    taskNames.readTopics,
    READ_TOPICS_SECONDS,
  );
  const quizTasks = createTaskQueue<{ quizId: string }>(
    queues,
    taskNames.writeQuiz,
    WRITE_QUIZ_SECONDS,
  );

  const questionTasks = createTaskQueue<ReplaceTask>(
    queues,
    taskNames.writeQuestion,
    WRITE_QUESTION_SECONDS,
  );
  const regradeTasks = createTaskQueue<{ quizId: string }>(
    queues,
    taskNames.regradeQuiz,
    REGRADE_QUIZ_SECONDS,
  );
  const adviceTasks = createTaskQueue<{ attemptId: string }>(
    queues,
    taskNames.adviseAttempt,
    ADVISE_SECONDS,
  );
  const adviseLater = createAdviceQueue({ advice, tasks: adviceTasks, log });

  const closeTasks = createTaskQueue<{ attemptId: string }>(
    queues,
    taskNames.closeAttempt,
    CLOSE_ATTEMPT_SECONDS,
  );
  const openAttempts = createOpenAttemptsService({
    openAttempts: createOpenAttemptsRepository(firestore, attempts.addIn),
    findAttempt: (id) => attempts.find(id),
    findGradableQuiz: (id, version) => versions.findGradable(id, version),
    adviseLater,
    closeTasks,
    clock,
    log,
  });

  const materialsService = createMaterialsService({ materials, files, topicTasks, clock, log });
  const orders = createOrderQuizService({
    quizzes,
    jobs,
    tasks: quizTasks,
    defaultWriter: config.ai.provider,
    clock,
    log,
  });

  const quizzesService = createQuizzesService({ quizzes, versions, jobs, files, orders, wait });

  const services: Services = {
    accounts: createAccountsService({
      accounts,
      identity,
      clock,
      teacherDomains: config.teacherDomains,
    }),
    materials: materialsService,
    downloads: createDownloadsService({
      materials: materialsService,
      tickets: createDownloadTickets(firestore),
      clock,
    }),
    orders,
    quizzes: quizzesService,
    edits: createEditQuizService({
      versions,
      regrades: regradeTasks,
      newId: () => quizzes.newId(),
      benchmarkTime: estimateUsualSeconds,
      clock,
      log,
    }),
    replacements: createReplaceQuestionService({
      versions,
      jobs,
      tasks: questionTasks,
      quizzes: quizzesService,
      newId: () => quizzes.newId(),
      wait,
    }),
    attempts: createAttemptsService({
      attempts,
      findGradableQuiz: (id, version) => versions.findGradable(id, version),
      adviseLater,
      clock,
    }),
    openAttempts,
    attemptAnalysis: createAttemptAnalysisService({
      findAttempt: (id) => attempts.find(id),
      findMaterials: createMaterialFinder({ materials }),
      advice: createOfflineAdvice(),
    }),
    quizAnalysis: createQuizAnalysisService({
      versions,
      listFirstAttempts: (quizId) => summaries.listFirstAttempts(quizId),
    }),
    practice: createPracticeService({
      practice: createPracticeRepository(firestore),
      listAttemptsSince: (uid, since) => attempts.listSince(uid, since, MAX_PRACTICE_ATTEMPTS),
      findAttempts: (ids) => attempts.findMany(ids),
      clock,
    }),
    students: createStudentsService({
      findUser: (uid) => accounts.find(uid),
      listReadyQuizzes: () => quizzes.listReady(),
      listAttempts: (uid, page) => attempts.listOfStudent(uid, page),
      readSummary: (uid) => summaries.read(uid),
    }),
    classOverview: createClassOverviewService({
      listTotals: () => summaries.listTotals(),
      setProfile: (uid, profile) => summaries.setProfile(uid, profile),
      countStudents: () => accounts.countStudents(),
      listStudents: () => accounts.listStudents(),
    }),
    insights: createInsightsService({
      insights: createInsightsRepository(firestore),
      listStudents: async () =>
        (await summaries.listAll()).map(classStudentOf).filter((student) => student !== null),
      listQuizzes: (teacherId) => quizzes.listOpenOfTeacher(teacherId),
      advice,
      clock,
    }),
    verifyToken: (token) => identity.verify(token),
    uploads: files,
    log,
    health: () => ({
      version: config.version,
      provider: config.ai.provider,
      uptime: Math.round(process.uptime()),
    }),
    checkReplies: config.checkReplies,
  };

  return {
    services,
    writeQuiz: createQuizJob({
      quizzes,
      jobs,
      files,
      extractor,
      writerFor: (name) => writers.writerFor(name),
      clock,
      log,
      timeLimitMs: (WRITE_QUIZ_SECONDS - 40) * 1000,
    }),
    writeQuestion: createQuestionJob({
      versions,
      jobs,
      files,
      extractor,
      writerFor: (name) => writers.writerFor(name),
      log,
      timeLimitMs: (WRITE_QUESTION_SECONDS - 15) * 1000,
    }),
    regradeQuiz: createRegradeJob({
      attempts: createRegradeRepository(firestore, (quizId, transaction) =>
        versions.findCorrections(quizId, transaction),
      ),
      findCorrections: (quizId) => versions.findCorrections(quizId),
      log,
    }),
    closeAttempt: (attemptId: string) => openAttempts.closeAbandoned(attemptId),
    adviseAttempt: createAdviceJob({
      findAttempt: (id) => attempts.find(id),
      saveAdvice: (id, words) => attempts.saveAdvice(id, words),
      advice,
    }),
    readTopics: createTopicReader({
      materials,
      files,
      extractor,
      keyTopics: offline.keyTopics,
      log,
    }),
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
