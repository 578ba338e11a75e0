import type { App } from 'firebase-admin/app';
import type { SchoolServices, Services } from './app.ts';
import { buildAccounts } from '../composition/accounts.ts';
import { createAdapters } from './adapters.ts';
import { buildAssignments } from '../composition/assignments.ts';
import { buildAttemptJobs, buildAttempts, buildResults } from '../composition/attempts.ts';
import { buildClasses } from '../composition/classes.ts';
import { buildErasure } from '../composition/erasure.ts';
import { buildExport } from '../composition/export.ts';
import { buildExtraTime } from '../composition/extra-time.ts';
import { buildHandOver } from '../composition/hand-over.ts';
import { buildInvitations } from '../composition/invitations.ts';
import { buildMaterialJobs, buildMaterials } from '../composition/materials.ts';
import type { ServerParts } from '../composition/parts.ts';
import { buildPeople } from '../composition/people.ts';
import { buildPractice } from '../composition/practice.ts';
import { createPurge } from '../composition/purges.ts';
import { buildQuizJobs } from '../composition/quiz-jobs.ts';
import { buildQuizzes } from '../composition/quizzes.ts';
import { buildReconcile } from '../composition/reconcile.ts';
import { buildReports } from '../composition/reports.ts';
import { createSchoolParts } from '../composition/school-parts.ts';
import { buildSchools } from '../composition/schools.ts';
import { buildSignInsNight } from '../composition/sign-ins.ts';
import { buildStudents } from '../composition/students.ts';
import { buildToday } from '../composition/today.ts';
import { createWriting } from '../composition/writing.ts';
import { buildYears } from '../composition/years.ts';
import type { Asked } from '../domain/limits.ts';
import type { Sittings } from '../features/assignments/sittings.ts';
import { createSchoolsNight } from '../features/reconcile/reconcile-schools.ts';
import { createUploadSink } from '../http/upload-sink.ts';
import { createSchoolFiles } from '../platform/files/school-files.ts';
import { keepRecent } from '../platform/firestore/keep-recent.ts';
import type { Config } from '../platform/settings/config.ts';
import type { Asker } from '../stored/kept/limits.repository.ts';

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
  const schoolOf = keepRecent((schoolId) => buildSchool(parts, schoolId), MAX_SCHOOLS);
  const { listSchools, signUp } = buildSchools(parts, (id) => schoolOf(id).services.accounts);
  const services: Services = {
    openSchool: (schoolId) => schoolOf(schoolId).services,
    openUploads: (schoolId) => createUploadSink(createSchoolFiles(files, schoolId), log),
    signUp,
    countAsked: (schoolId, asker, asked) => schoolOf(schoolId).count(asker, asked),
    verifyToken: (token, how) => identity.verify(token, how),
    verifyApp: parts.verifyApp,
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
  const reconcileSignIns = buildSignInsNight(parts);
  const reconcileSchools = createSchoolsNight({
    listSchools,
    async reconcileSchool(schoolId) {
      const { jobs } = schoolOf(schoolId);
      await jobs.reconcile();
      await jobs.eraseDue();
    },
    log,
  });
  async function reconcile(): Promise<void> {
    await reconcileSignIns();
    await reconcileSchools();
  }
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
  const materials = buildMaterials(parts);
  const quizzes = buildQuizzes(parts, openAttempts, reports);
  const practice = buildPractice(parts, results);
  const assignments = buildAssignments(parts, sittings);
  const { years, moveUp, orderMoveUp } = buildYears(parts, sittings);
  const { handOver } = buildHandOver(parts);
  const { erasing, erasureJobs } = buildErasure(parts, {
    quizDeletions: quizzes.quizDeletions,
    materialDeletions: materials.materialDeletions,
    sittings,
    handOver,
  });
  const services: SchoolServices = {
    ...attempts,
    ...buildAccounts(parts),
    ...buildInvitations(parts),
    ...buildPeople(parts),
    ...materials,
    ...quizzes,
    reports,
    ...practice,
    ...buildStudents(parts),
    ...buildClasses(parts, sittings),
    ...buildExtraTime(parts, deadlines),
    ...assignments,
    ...buildToday(parts, { ...assignments, ...practice }),
    years,
    ...buildExport(parts),
    handOver,
    erasing,
  };
  const closeAttempt = (attemptId: string, deadline?: string) =>
    openAttempts.closeAbandoned(attemptId, deadline);
  const purgeDeleted = createPurge(parts, {
    quiz: quizzes.quizDeletions,
    material: materials.materialDeletions,
  });
  const jobs = {
    ...buildQuizJobs(parts),
    ...buildAttemptJobs(parts, results),
    ...buildMaterialJobs(parts),
    ...erasureJobs,
    closeAttempt,
    purgeDeleted,
    moveUp,
    ...buildReconcile(parts, {
      closeAttempt,
      orderMoveUp,
      purgeDeleted,
      releaseResults: (assignmentId) => results.release.releaseResults(assignmentId),
    }),
  };
  const count = (asker: Asker, asked: readonly Asked[]) =>
    parts.repositories.limits.take(asker, asked, parts.clock());
  return { services, jobs, count };
}
