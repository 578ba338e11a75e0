import { createOfflineAdvice } from '../../advice/offline/offline-advice.ts';
import type { Caller } from '../../domain/caller.ts';
import { createAdviceJob } from '../../features/attempts/advise-attempt.job.ts';
import { createAttemptAnalysisService } from '../../features/attempts/attempt-analysis.service.ts';
import { createAttemptsService } from '../../features/attempts/attempts.service.ts';
import { createMoveDeadlines } from '../../features/attempts/move-deadlines.ts';
import { createOpenAttemptsService } from '../../features/attempts/open-attempts.service.ts';
import { createReadResult } from '../../features/attempts/read-result.ts';
import { createRegradeJob } from '../../features/attempts/regrade-quiz.job.ts';
import { createResultsRelease } from '../../features/attempts/release-results.job.ts';
import { createSubmitAnswersService } from '../../features/attempts/submit-answers.service.ts';
import { createMaterialFinder } from '../../features/materials/find-by-topics.service.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import { findGivenAssignments } from '../../stored/assignments/given-assignments.ts';
import type { Repositories } from '../../stored/repositories.ts';
import { createOrderAdvice } from './order-advice.ts';
import type { Parts } from './parts.ts';
import { storedAttempts, storedOpenAttempts } from './stored.ts';

export type Results = ReturnType<typeof buildResults>;

/** Who may read a result, and how it comes to be shown: other features ask for it too. */
export function buildResults(parts: Parts) {
  const { clock, log, queueOf, requireReader, repositories } = parts;
  const { attempts, heldAttempts, releases, assignments } = repositories;
  const tasks = queueOf(TASKS.releaseResults);
  const { findGiven } = findGivenAssignments(repositories);
  const findHeld = (id: string) => heldAttempts.find(id);
  const readResult = createReadResult({
    requireReader,
    findAttempt: (id) => attempts.find(id),
    findHeld,
    findOwnAssignment: findGiven,
    isTaughtBy: createIsTaughtBy(repositories),
    async release(id) {
      const held = await heldAttempts.findListed(id);
      return held === null || 'result' in (await releases.release(held, clock));
    },
    clock,
  });
  return {
    readResult,
    refuseHeld: async (caller: Caller, id: string): Promise<void> => {
      const held = await findHeld(id);
      if (held && !held.isScoreShown) await readResult(caller, id);
    },
    release: createResultsRelease({
      findAssignment: (id) => assignments.find(id),
      listHeld: (assignmentId, after) => heldAttempts.listOfAssignment(assignmentId, after),
      release: (held, now) => releases.release(held, now),
      orderRelease: (assignmentId, at, afterSeconds) =>
        enqueueOrLog(
          tasks,
          { assignmentId, at },
          { log, level: 'error', event: 'results.release-not-ordered', afterSeconds },
        ),
      clock,
      log,
    }),
  };
}

export function buildAttempts(parts: Parts, { readResult }: Results) {
  const { clock, log, repositories } = parts;
  const { accounts, versions, heldAttempts, openAttempts, accommodations, limits } = repositories;
  const { findGiven } = findGivenAssignments(repositories);
  const stored = storedAttempts(repositories);
  const storedOpen = storedOpenAttempts(repositories);
  const findTakeableQuiz = (id: string, version?: number) => versions.findTakeable(id, version);
  const countStart = (uid: string, quizId: string) =>
    limits.take(
      { uid, address: null },
      [{ name: 'attempts', about: quizId }, { name: 'attemptsInAll' }],
      clock(),
    );
  const closeLater = createCloseLater(parts);
  return {
    attempts: createAttemptsService({
      ...stored,
      readResult,
      findStudentName: async (uid) => (await accounts.findNames([uid])).get(uid) ?? null,
    }),
    submissions: createSubmitAnswersService({ ...stored, findTakeableQuiz, countStart, clock }),
    openAttempts: createOpenAttemptsService({
      ...stored,
      ...storedOpen,
      findTakeableQuiz,
      findAssignedQuiz: (id, version) => versions.findPublished(id, version),
      findGradableQuiz: (id, version) => versions.findGradable(id, version),
      findHeld: (id) => heldAttempts.find(id),
      findGiven,
      findOwnAssignment: findGiven,
      countStart,
      closeLater,
      clock,
      log,
    }),
    deadlines: createMoveDeadlines({
      ...storedOpen,
      listOpenOfStudent: (studentId) => openAttempts.listOfStudent(studentId),
      changeTimes: (id, next) => openAttempts.changeTimes(id, next),
      closeLater,
      clock,
    }),
    attemptAnalysis: createAttemptAnalysisService({
      readResult,
      findTimeFactor: async (uid) => (await accommodations.find(uid)).timeFactor,
      findMaterials: createMaterialFinder(parts),
      orderAdvice: createOrderAdvice(parts),
      advice: createOfflineAdvice(),
    }),
  };
}

/** What runs in the tasks about attempts; the one that closes them is the service's own. */
export function buildAttemptJobs({ log, writing, repositories }: Parts, { release }: Results) {
  const { attempts, regrades, versions } = repositories;
  return {
    releaseResults: (assignmentId: string, at: string | null) =>
      release.releaseResults(assignmentId, at),
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

/** Whether a teacher teaches the class of an assignment. */
function createIsTaughtBy({ assignments, classes }: Repositories) {
  return async (teacherId: string, assignmentId: string): Promise<boolean> => {
    const assignment = await assignments.find(assignmentId);
    const taught = assignment && (await classes.find(assignment.classId));
    return taught?.teacherIds.includes(teacherId) ?? false;
  };
}

function createCloseLater({ log, queueOf }: Parts) {
  const tasks = queueOf(TASKS.closeAttempt);
  return (attempt: { id: string; deadline: string }, afterSeconds: number): Promise<void> =>
    enqueueOrLog(
      tasks,
      { attemptId: attempt.id, deadline: attempt.deadline },
      { log, level: 'error', event: 'attempt.close-not-ordered', afterSeconds },
    );
}
