import type { StoredFile } from '../../platform/files.ts';
import type { Findings } from './findings.ts';
import type { FoundJob } from './orphans.repository.ts';

export type OrphansDeps = {
  listJobs: () => AsyncIterable<FoundJob[]>;
  removeJob: (quizId: string) => Promise<void>;
  listFiles: (folder: string) => AsyncIterable<StoredFile[]>;
  findUnnamedFiles: (paths: readonly string[]) => Promise<string[]>;
  removeFile: (path: string) => Promise<void>;
  findMissingQuizzes: (ids: readonly string[]) => Promise<string[]>;
  /** The quizzes that students have reported something of. */
  listReportedQuizzes: () => AsyncIterable<string[]>;
  removeReports: (quizId: string) => Promise<void>;
  /** The quizzes whose first attempts are kept. */
  listCountedQuizzes: () => AsyncIterable<string[]>;
  /** Whether what is kept is all that was stored until then. */
  isWhole: (quizId: string) => Promise<boolean>;
  removeResponses: (quizId: string) => Promise<void>;
  /** Attempts that are open although their deadline was before that time. */
  listOverdue: (before: Date) => AsyncIterable<string[]>;
  closeAttempt: (attemptId: string) => Promise<void>;
  clock: () => Date;
};

const HOUR_MS = 60 * 60 * 1000;
/** A file is stored before what names it, a job before its quiz: what is young may be on its way. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS;
/** The task that closes an attempt has its tries behind it. */
const OVERDUE_AFTER_MS = HOUR_MS;

const FOLDERS = ['materials', 'quiz-sources'];

/** What is left of things that are gone. */
export function createOrphanChecks(deps: OrphansDeps) {
  const isOldEnough = (time: Date) => deps.clock().getTime() - time.getTime() > ORPHAN_AFTER_MS;

  return {
    async checkSeats(findings: Findings): Promise<void> {
      const before = new Date(deps.clock().getTime() - OVERDUE_AFTER_MS);
      for await (const page of deps.listOverdue(before)) {
        for (const attemptId of page) {
          const close = () => deps.closeAttempt(attemptId);
          await findings.mend('reconcile.open-attempt', { attemptId }, close);
        }
      }
    },

    /** Before the files: the document of such a job is an orphan as well, from now on. */
    async checkJobs(findings: Findings): Promise<void> {
      for await (const page of deps.listJobs()) {
        const old = page.filter(({ updatedAt }) => isOldEnough(updatedAt));
        for (const quizId of await deps.findMissingQuizzes(old.map((job) => job.quizId))) {
          await findings.mend('reconcile.job', { quizId }, () => deps.removeJob(quizId));
        }
      }
    },

    async checkFiles(findings: Findings): Promise<void> {
      for (const folder of FOLDERS) {
        for await (const page of deps.listFiles(folder)) {
          const old = page.filter(({ storedAt }) => isOldEnough(storedAt));
          for (const path of await deps.findUnnamedFiles(old.map((file) => file.path))) {
            await findings.mend('reconcile.file', { path }, () => deps.removeFile(path));
          }
        }
      }
    },

    async checkReports(findings: Findings): Promise<void> {
      for await (const page of deps.listReportedQuizzes()) {
        for (const quizId of await deps.findMissingQuizzes(page)) {
          await findings.mend('reconcile.reports', { quizId }, () => deps.removeReports(quizId));
        }
      }
    },

    /** They are made again from the attempts by the next look, so removing them mends them. */
    async checkResponses(findings: Findings): Promise<void> {
      for await (const page of deps.listCountedQuizzes()) {
        const missing = new Set(await deps.findMissingQuizzes(page));
        for (const quizId of page) {
          if (!missing.has(quizId) && (await deps.isWhole(quizId))) continue;
          const remove = () => deps.removeResponses(quizId);
          await findings.mend('reconcile.responses', { quizId }, remove);
        }
      }
    },
  };
}
