import type { App } from 'firebase-admin/app';
import type { Services } from './app.ts';
import { buildAccounts } from './composition/accounts.ts';
import { createAdapters } from './composition/adapters.ts';
import { buildAttemptJobs, buildAttempts } from './composition/attempts.ts';
import { buildClasses } from './composition/classes.ts';
import { buildMaterialJobs, buildMaterials } from './composition/materials.ts';
import type { Parts } from './composition/parts.ts';
import { buildPractice } from './composition/practice.ts';
import { buildQuizJobs } from './composition/quiz-jobs.ts';
import { buildQuizzes } from './composition/quizzes.ts';
import { buildReconcile } from './composition/reconcile.ts';
import { buildReports } from './composition/reports.ts';
import { createRepositories } from './composition/repositories.ts';
import { buildStudents } from './composition/students.ts';
import { createWriting } from './composition/writing.ts';
import type { Config } from './platform/config.ts';

/** The whole server, on Firebase. */
export function createServices(app: App, config: Config) {
  const adapters = createAdapters(app, config);
  return buildServices({
    ...adapters,
    config,
    repositories: createRepositories(adapters.firestore),
    writing: createWriting(config.ai, adapters.log),
  });
}

/**
 * Builds everything once: from adapters and repositories, and with their functions, the services and
 * the jobs, one builder a feature.
 */
export function buildServices(parts: Parts) {
  const attempts = buildAttempts(parts);
  const { openAttempts } = attempts;
  const { reports } = buildReports(parts);
  const services: Services = {
    ...attempts,
    ...buildAccounts(parts),
    ...buildMaterials(parts),
    ...buildQuizzes(parts, openAttempts, reports),
    reports,
    ...buildPractice(parts),
    ...buildStudents(parts),
    ...buildClasses(parts),
    ...buildEdge(parts),
  };
  const closeAttempt = (attemptId: string) => openAttempts.closeAbandoned(attemptId);
  const jobs = {
    ...buildQuizJobs(parts),
    ...buildAttemptJobs(parts),
    ...buildMaterialJobs(parts),
    closeAttempt,
    ...buildReconcile(parts, closeAttempt),
  };
  return { services, jobs };
}

/** What the API needs before it comes to a service. */
function buildEdge({ config, files, identity, log, clock }: Parts) {
  return {
    verifyToken: (token: string) => identity.verify(token),
    uploads: files,
    log,
    health: () => ({
      version: config.version,
      provider: config.ai.provider,
      uptime: Math.round(process.uptime()),
    }),
    checkReplies: config.checkReplies,
    release: config.release,
    clock,
  };
}
