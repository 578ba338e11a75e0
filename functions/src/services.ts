import type { App } from 'firebase-admin/app';
import type { SchoolServices, Services } from './app.ts';
import { buildAccounts } from './composition/accounts.ts';
import { createAdapters } from './composition/adapters.ts';
import { buildAssignments } from './composition/assignments.ts';
import { buildAttemptJobs, buildAttempts, buildResults } from './composition/attempts.ts';
import { buildClasses } from './composition/classes.ts';
import { buildExtraTime } from './composition/extra-time.ts';
import { buildMaterialJobs, buildMaterials } from './composition/materials.ts';
import type { ServerParts } from './composition/parts.ts';
import { buildPractice } from './composition/practice.ts';
import { buildQuizJobs } from './composition/quiz-jobs.ts';
import { buildQuizzes } from './composition/quizzes.ts';
import { buildReconcile } from './composition/reconcile.ts';
import { buildReports } from './composition/reports.ts';
import { createSchoolParts } from './composition/school-parts.ts';
import { buildSchools } from './composition/schools.ts';
import { buildStudents } from './composition/students.ts';
import { createWriting } from './composition/writing.ts';
import type { Sittings } from './features/assignments/sittings.ts';
import { createSchoolsNight } from './features/reconcile/reconcile-schools.ts';
import type { Config } from './platform/config.ts';
import { keepRecent } from './platform/keep-recent.ts';
import { createSchoolFiles } from './platform/school-files.ts';

/** A school is cheap to build: no process and no client is in it. This many are kept. */
const MAX_SCHOOLS = 200;

/** The whole server, on Firebase. */
export function createServices(app: App, config: Config) {
  const adapters = createAdapters(app, config);
  return buildServices({
    ...adapters,
    config,
    writing: createWriting(config.ai, adapters.log),
  });
}

/** Builds what is there once, and each school when it is first asked for. */
export function buildServices(parts: ServerParts) {
  const { config, files, identity, log, clock } = parts;
  const { listSchools, findSchool } = buildSchools(parts);
  const schoolOf = keepRecent((schoolId) => buildSchool(parts, schoolId), MAX_SCHOOLS);
  const services: Services = {
    openSchool: (schoolId) => schoolOf(schoolId).services,
    openUploads: (schoolId) => createSchoolFiles(files, schoolId),
    findSchool,
    verifyToken: (token: string) => identity.verify(token),
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
  const reconcile = createSchoolsNight({
    listSchools,
    reconcileSchool: (schoolId) => schoolOf(schoolId).jobs.reconcile(),
    log,
  });
  return { services, schoolOf, reconcile };
}

/** The services and the jobs of one school, one builder a feature. */
function buildSchool(server: ServerParts, schoolId: string) {
  const parts = createSchoolParts(server, schoolId);
  const results = buildResults(parts);
  const { deadlines, ...attempts } = buildAttempts(parts, results);
  const { openAttempts } = attempts;
  const { reports } = buildReports(parts, results);
  const sittings: Sittings = {
    moveDeadlines: (assignment, uid) => deadlines.moveDeadlines(assignment, uid),
    endAllOf: openAttempts.endAllOf,
    releaseLater: results.release.releaseLater,
  };
  const services: SchoolServices = {
    ...attempts,
    ...buildAccounts(parts),
    ...buildMaterials(parts),
    ...buildQuizzes(parts, openAttempts, reports),
    reports,
    ...buildPractice(parts, results),
    ...buildStudents(parts),
    ...buildClasses(parts, sittings),
    ...buildExtraTime(parts, deadlines),
    ...buildAssignments(parts, sittings),
  };
  const closeAttempt = (attemptId: string, deadline?: string) =>
    openAttempts.closeAbandoned(attemptId, deadline);
  const jobs = {
    ...buildQuizJobs(parts),
    ...buildAttemptJobs(parts, results),
    ...buildMaterialJobs(parts),
    closeAttempt,
    ...buildReconcile(parts, {
      closeAttempt,
      releaseResults: (assignmentId) => results.release.releaseResults(assignmentId),
    }),
  };
  return { services, jobs };
}
