import { createOfflineAdvice } from '../../advice/offline/offline-advice.ts';
import { createAdviceJob } from '../../features/attempts/advise-attempt.job.ts';
import { createAttemptAnalysisService } from '../../features/attempts/attempt-analysis.service.ts';
import { createAttemptsService } from '../../features/attempts/attempts.service.ts';
import { createMoveDeadlines } from '../../features/attempts/move-deadlines.ts';
import { createOpenAttemptsService } from '../../features/attempts/open-attempts.service.ts';
import { createOrderAdvice } from '../../features/attempts/order-advice.ts';
import { createReadResult } from '../../features/attempts/read-result.ts';
import { createRegradeJob } from '../../features/attempts/regrade-quiz.job.ts';
import { createResultsRelease } from '../../features/attempts/release-results.job.ts';
import { createSubmitAnswersService } from '../../features/attempts/submit-answers.service.ts';
import { createMaterialFinder } from '../../features/materials/find-by-topics.service.ts';
import type { Parts } from './parts.ts';

export type Results = ReturnType<typeof buildResults>;

/** Who may read a result, and how it comes to be shown: other features ask for it too. */
export function buildResults(parts: Parts) {
  return { readResult: createReadResult(parts), release: createResultsRelease(parts) };
}

export function buildAttempts(parts: Parts, { readResult }: Results) {
  return {
    attempts: createAttemptsService({ ...parts, readResult }),
    submissions: createSubmitAnswersService(parts),
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
export function buildAttemptJobs(parts: Parts, { release }: Results) {
  return {
    releaseResults: release.releaseResults,
    regradeQuiz: createRegradeJob(parts),
    adviseAttempt: createAdviceJob({ ...parts, advice: parts.writing.advice }),
  };
}
