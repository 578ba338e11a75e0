import type { App } from 'firebase-admin/app';
import type { Asked } from '../domain/limits.ts';
import { createEndClass } from '../features/classes/end-class.ts';
import { createExportDataService } from '../features/export/export-data.service.ts';
import { createHandOverService } from '../features/hand-over/hand-over.service.ts';
import { createStandingFollower } from '../features/people/follow-standing.ts';
import { createPracticeService } from '../features/practice/practice.service.ts';
import { createSchoolsNight } from '../features/reconcile/reconcile-schools.ts';
import { createReconcileJob } from '../features/reconcile/reconcile.job.ts';
import { createStudentsService } from '../features/students/students.service.ts';
import { createTodayService } from '../features/today/today.service.ts';
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
import { buildMaterialJobs, buildMaterials } from './build/materials.ts';
import type { ServerParts } from './build/parts.ts';
import { buildPeople } from './build/people.ts';
import { buildQuizJobs, buildQuizzes } from './build/quizzes.ts';
import { buildReports } from './build/reports.ts';
import { createSchoolParts } from './build/school-parts.ts';
import { buildSchools } from './build/schools.ts';
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
  const { releaseLater, releaseResults } = results.release;
  const sittings = { ...deadlines, endAllOf: openAttempts.endAllOf, releaseLater };
  const materials = buildMaterials(parts, tickets);
  const quizzes = buildQuizzes(parts, openAttempts, reports);
  const practice = createPracticeService({ ...parts, readResult: results.readResult });
  const assignments = buildAssignments(parts, sittings);
  const endClass = createEndClass({ ...parts, sittings });
  const classes = buildClasses(parts, endClass);
  const { years, moveUp } = buildYears(parts, endClass);
  const handOver = createHandOverService(parts);
  const { erasing, erasureJobs } = buildErasure(parts, {
    quizDeletions: quizzes.quizDeletions,
    materialDeletions: materials.materialDeletions,
    endClass,
    handOver,
  });
  const services: SchoolServices = {
    ...attempts,
    ...buildPeople(parts, classes.classInvitations.listOfPerson),
    ...materials,
    ...quizzes,
    reports,
    practice,
    students: createStudentsService(parts),
    ...classes,
    ...assignments,
    today: createTodayService({
      ...parts,
      listToDo: assignments.toDo.listWith,
      countDue: practice.countDueSince,
    }),
    years,
    exports: createExportDataService(parts),
    handOver,
    erasing,
  };
  const closeAttempt = (attemptId: string, deadline?: string) =>
    openAttempts.closeAbandoned(attemptId, deadline);
  const deletions = { quiz: quizzes.quizDeletions, material: materials.materialDeletions };
  async function purgeDeleted(kind: keyof typeof deletions, id: string, undoUntil?: string) {
    const isPurged = await deletions[kind].purge(id, undoUntil);
    parts.log.info('deletion.ended', { kind, id, isPurged });
  }
  const jobs = {
    ...buildQuizJobs(parts),
    ...buildAttemptJobs(parts, results),
    ...buildMaterialJobs(parts),
    ...erasureJobs,
    closeAttempt,
    purgeDeleted,
    moveUp,
    reconcile: createReconcileJob({
      ...parts,
      ...{ closeAttempt, purgeDeleted, releaseResults },
      followStanding: createStandingFollower(parts),
    }),
  };
  const count = (asker: Asker, asked: readonly Asked[]) =>
    parts.repositories.limits.take(asker, asked, parts.clock());
  return { services, jobs, count };
}
