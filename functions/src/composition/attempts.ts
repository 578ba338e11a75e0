import { createOfflineAdvice } from '../advice/offline/offline-advice.ts';
import { createAdviceJob } from '../features/attempts/advise-attempt.job.ts';
import { createAttemptAnalysisService } from '../features/attempts/attempt-analysis.service.ts';
import { createAttemptsService } from '../features/attempts/attempts.service.ts';
import { createOpenAttemptsService } from '../features/attempts/open-attempts.service.ts';
import { createRegradeJob } from '../features/attempts/regrade-quiz.job.ts';
import { createMaterialFinder } from '../features/materials/find-by-topics.service.ts';
import { enqueueOrLog } from '../platform/task-queue.ts';
import { TASKS } from '../tasks.ts';
import type { Parts } from './parts.ts';
import { storedAttempts, storedOpenAttempts } from './stored.ts';

export function buildAttempts(parts: Parts) {
  const { clock, log, queueOf, requireReader, repositories } = parts;
  const { versions, materials } = repositories;
  const closeTasks = queueOf(TASKS.closeAttempt);
  const stored = storedAttempts(repositories);
  const findTakeableQuiz = (id: string, version?: number) => versions.findTakeable(id, version);
  const adviseLater = createAdviseLater(parts);
  return {
    attempts: createAttemptsService({
      requireReader,
      ...stored,
      findTakeableQuiz,
      adviseLater,
      clock,
    }),
    openAttempts: createOpenAttemptsService({
      ...stored,
      ...storedOpenAttempts(repositories),
      findTakeableQuiz,
      findGradableQuiz: (id, version) => versions.findGradable(id, version),
      adviseLater,
      closeLater: (attemptId, afterSeconds) =>
        enqueueOrLog(
          closeTasks,
          { attemptId },
          { log, level: 'error', event: 'attempt.close-not-ordered', afterSeconds },
        ),
      clock,
      log,
    }),
    attemptAnalysis: createAttemptAnalysisService({
      requireReader,
      findAttempt: stored.findAttempt,
      findMaterials: createMaterialFinder({
        listByTopics: (topics) => materials.listByTopics(topics),
      }),
      advice: createOfflineAdvice(),
    }),
  };
}

/** What runs in the tasks about attempts; the one that closes them is the service's own. */
export function buildAttemptJobs({ log, writing, repositories }: Parts) {
  const { attempts, regrades, versions } = repositories;
  return {
    regradeQuiz: createRegradeJob({
      listAttempts: (quizId, after) => regrades.listOfQuiz(quizId, after),
      regradeAttempt: (listed) => regrades.regradeAttempt(listed),
      findCorrections: (quizId) => versions.findCorrections(quizId),
      log,
    }),
    adviseAttempt: createAdviceJob({
      findAttempt: (id) => attempts.find(id),
      saveAdvice: (id, words) => attempts.saveAdvice(id, words),
      advice: writing.advice,
    }),
  };
}

/** Our own words are made when they are read; only a model's need a task. A submit stands without it. */
function createAdviseLater({ writing, log, queueOf }: Parts) {
  const tasks = queueOf(TASKS.adviseAttempt);
  return async (attemptId: string): Promise<void> => {
    if (writing.advice.name === 'offline') return;
    await enqueueOrLog(
      tasks,
      { attemptId },
      { log, level: 'warn', event: 'attempt.advice-not-ordered' },
    );
  };
}
