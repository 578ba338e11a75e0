import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import type { Services } from './app.ts';
import { classStudentOf } from './domain/school/class-student.ts';
import { createAccountsRepository } from './features/accounts/accounts.repository.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createAdviceJob, createAdviceQueue } from './features/attempts/advise-attempt.job.ts';
import { createAttemptAnalysisService } from './features/attempts/attempt-analysis.service.ts';
import { createAttemptsRepository } from './features/attempts/attempts.repository.ts';
import { createAttemptsService } from './features/attempts/attempts.service.ts';
import { createOpenAttemptsRepository } from './features/attempts/open-attempts.repository.ts';
import { createOpenAttemptsService } from './features/attempts/open-attempts.service.ts';
import { createRegradeJob } from './features/attempts/regrade-quiz.job.ts';
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
import { createTopicReader } from './features/materials/read-topics.job.ts';
import { createPracticeRepository } from './features/practice/practice.repository.ts';
import { createPracticeService } from './features/practice/practice.service.ts';
import { createEditQuizService } from './features/quizzes/versions/edit-quiz.service.ts';
import { createJobsRepository } from './features/quizzes/order/jobs.repository.ts';
import { createOrderQuizService } from './features/quizzes/order/order-quiz.service.ts';
import { createQuizVersionsRepository } from './features/quizzes/versions/quiz-versions.repository.ts';
import { createQuizAnalysisService } from './features/quizzes/analysis/quiz-analysis.service.ts';
import { createQuizzesRepository } from './features/quizzes/quizzes.repository.ts';
import { createQuizzesService } from './features/quizzes/quizzes.service.ts';
import { createReplaceQuestionService } from './features/quizzes/versions/replace-question.service.ts';
import { createQuestionJob } from './features/quizzes/versions/write-question.job.ts';
import { createQuizJob } from './features/quizzes/order/write-quiz.job.ts';
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
import { createTaskQueue, type Task } from './platform/task-queue.ts';
import { TASKS } from './tasks.ts';
import { createTextExtractor } from '@study-assistant/writer/processes/text-extractor';

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
  const quizJobs = createJobsRepository(firestore);
  const attempts = createAttemptsRepository(firestore);
  const summaries = createSummariesRepository(firestore);

  const queueOf = <Payload extends Record<string, unknown>>(task: Task<Payload>) =>
    createTaskQueue(queues, task);
  const adviseLater = createAdviceQueue({ advice, tasks: queueOf(TASKS.adviseAttempt), log });

  const openAttempts = createOpenAttemptsService({
    openAttempts: createOpenAttemptsRepository(firestore, attempts.addIn, (transaction, quizId) =>
      versions.isTakeable(transaction, quizId),
    ),
    findAttempt: (id) => attempts.find(id),
    findTakeableQuiz: (id, version) => versions.findTakeable(id, version),
    findGradableQuiz: (id, version) => versions.findGradable(id, version),
    adviseLater,
    closeTasks: queueOf(TASKS.closeAttempt),
    clock,
    log,
  });

  const materialsService = createMaterialsService({
    materials,
    files,
    topicTasks: queueOf(TASKS.readTopics),
    clock,
    log,
  });
  const orders = createOrderQuizService({
    quizzes,
    jobs: quizJobs,
    tasks: queueOf(TASKS.writeQuiz),
    defaultWriter: config.ai.provider,
    clock,
    log,
  });

  const quizzesService = createQuizzesService({
    quizzes,
    versions,
    jobs: quizJobs,
    files,
    orders,
    openAttempts,
    wait,
  });

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
      regrades: queueOf(TASKS.regradeQuiz),
      newId: () => quizzes.newId(),
      benchmarkTime: estimateUsualSeconds,
      clock,
      log,
    }),
    replacements: createReplaceQuestionService({
      versions,
      jobs: quizJobs,
      tasks: queueOf(TASKS.writeQuestion),
      quizzes: quizzesService,
      newId: () => quizzes.newId(),
      wait,
    }),
    attempts: createAttemptsService({
      attempts,
      findTakeableQuiz: (id, version) => versions.findTakeable(id, version),
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

  const jobs = {
    writeQuiz: createQuizJob({
      quizzes,
      jobs: quizJobs,
      files,
      extractor,
      writerFor: (name) => writers.writerFor(name),
      clock,
      log,
      timeLimitMs: (TASKS.writeQuiz.seconds - 40) * 1000,
    }),
    writeQuestion: createQuestionJob({
      versions,
      jobs: quizJobs,
      files,
      extractor,
      writerFor: (name) => writers.writerFor(name),
      log,
      timeLimitMs: (TASKS.writeQuestion.seconds - 15) * 1000,
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
  return { services, jobs };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
