import type { App } from 'firebase-admin/app';
import type { Asked } from '../domain/limits.ts';
import type { Sittings } from '../features/assignments/sittings.ts';
import { createEndClass } from '../features/classes/end-class.ts';
import { createSchoolsNight } from '../features/reconcile/reconcile-schools.ts';
import { createUploadSink } from '../http/upload-sink.ts';
import { createSchoolFiles } from '../platform/files/school-files.ts';
import { keepRecent } from '../platform/firestore/keep-recent.ts';
import type { Config } from '../platform/settings/config.ts';
import type { Asker } from '../stored/kept/limits.repository.ts';
import {
  createDownloadTickets,
  type DownloadTickets,
} from '../stored/materials/download-tickets.repository.ts';
import { createAdapters } from './adapters.ts';
import type { SchoolServices, Services } from './app.ts';
import { buildAssignments } from './build/assignments.ts';
import { buildAttemptJobs, buildAttempts, buildResults } from './build/attempts.ts';
import { buildClasses } from './build/classes.ts';
import { buildErasure } from './build/erasure.ts';
import { buildExport } from './build/export.ts';
import { buildExtraTime } from './build/extra-time.ts';
import { buildHandOver } from './build/hand-over.ts';
import { buildMaterialJobs, buildMaterials } from './build/materials.ts';
import type { ServerParts } from './build/parts.ts';
import { buildPeople } from './build/people.ts';
import { buildPractice } from './build/practice.ts';
import { createPurge } from './build/purges.ts';
import { buildQuizJobs } from './build/quiz-jobs.ts';
import { buildQuizzes } from './build/quizzes.ts';
import { buildReconcile } from './build/reconcile.ts';
import { buildReports } from './build/reports.ts';
import { createSchoolParts } from './build/school-parts.ts';
import { buildSchools } from './build/schools.ts';
import { buildStudents } from './build/students.ts';
import { buildToday } from './build/today.ts';
import { createWriting } from './build/writing.ts';
import { buildYears } from './build/years.ts';

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
  const tickets = createDownloadTickets(parts.firestore);
  const schoolOf = keepRecent((schoolId) => buildSchool(parts, tickets, schoolId), MAX_SCHOOLS);
  const { schools, signUp, reconcileSignIns } = buildSchools(
    parts,
    (id) => schoolOf(id).services.accounts,
  );
  const services: Services = {
    openSchool: (schoolId) => schoolOf(schoolId).services,
    openUploads: (schoolId) => createUploadSink(createSchoolFiles(files, schoolId), log),
    signUp,
    tickets,
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
  const reconcileSchools = createSchoolsNight({
    listSchools: () => schools.list(),
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
function buildSchool(server: ServerParts, tickets: DownloadTickets, schoolId: string) {
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
  const materials = buildMaterials(parts, tickets);
  const quizzes = buildQuizzes(parts, openAttempts, reports);
  const practice = buildPractice(parts, results);
  const assignments = buildAssignments(parts, sittings);
  const endClass = createEndClass({ ...parts, sittings });
  const classes = buildClasses(parts, endClass);
  const { years, moveUp } = buildYears(parts, endClass);
  const { handOver } = buildHandOver(parts);
  const { erasing, erasureJobs } = buildErasure(parts, {
    quizDeletions: quizzes.quizDeletions,
    materialDeletions: materials.materialDeletions,
    sittings,
    handOver,
  });
  const services: SchoolServices = {
    ...attempts,
    ...buildPeople(parts, classes.classInvitations.listOfPerson),
    ...materials,
    ...quizzes,
    reports,
    ...practice,
    ...buildStudents(parts),
    ...classes,
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
      orderMoveUp: (key) => parts.tasks.moveUp.enqueue({ key }),
      purgeDeleted,
      releaseResults: (assignmentId) => results.release.releaseResults(assignmentId),
    }),
  };
  const count = (asker: Asker, asked: readonly Asked[]) =>
    parts.repositories.limits.take(asker, asked, parts.clock());
  return { services, jobs, count };
}
