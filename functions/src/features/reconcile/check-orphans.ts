import type { StoredFile } from '../../platform/files/files.ts';
import type { FoundJob } from '../../stored/across/orphans.repository.ts';
import type { Findings } from './findings.ts';
import { removeLost, type Owner } from './remove-lost.ts';

export type OrphansDeps = {
  isEmpty: (owner: Owner) => Promise<boolean>;
  listJobs: () => AsyncIterable<FoundJob[]>;
  removeJob: (quizId: string) => Promise<void>;
  listFiles: (folder: string) => AsyncIterable<StoredFile[]>;
  findUnnamedFiles: (paths: readonly string[]) => Promise<string[]>;
  removeFile: (path: string) => Promise<void>;
  /** Documents that were brought before that time, with their files. */
  listOlderDocuments: (before: Date) => AsyncIterable<{ id: string; sourcePath: string }[]>;
  removeDocument: (id: string) => Promise<void>;
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
  /** The assignments that have results of which nothing is shown. */
  listHeldAssignments: () => Promise<string[]>;
  /** Shows what is to be shown by now, and has the rest shown at its time. */
  releaseResults: (assignmentId: string) => Promise<void>;
  /** What could be taken back until before that time, by id. */
  listDeleted: (kind: DeletedKind, before: Date) => AsyncIterable<string[]>;
  purgeDeleted: (kind: DeletedKind, id: string) => Promise<void>;
  clock: () => Date;
};

const DELETED_KINDS = ['quiz', 'material'] as const;
type DeletedKind = (typeof DELETED_KINDS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** A file is stored before what names it: what is young may be on its way. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS;
/** Documents that a quiz may be ordered from are kept for a day. */
const DOCUMENT_KEPT_MS = 24 * HOUR_MS;
/** The task that closes an attempt, or makes a deletion good, has its tries behind it. */
const OVERDUE_AFTER_MS = HOUR_MS;

const FOLDERS = [
  { folder: 'materials', owner: 'materials' },
  { folder: 'quiz-sources', owner: 'jobs' },
] as const;

/** What is left of things that are gone. */
export function createOrphanChecks(deps: OrphansDeps) {
  const { findMissingQuizzes, isEmpty } = deps;
  const isOldEnough = (time: Date) => deps.clock().getTime() - time.getTime() > ORPHAN_AFTER_MS;
  const ofQuizzes = { name: 'quizId', owner: 'quizzes' } as const;

  /** Those of a quiz that is there and that are not what is stored are removed at once. */
  async function findGoneResponses(page: string[], findings: Findings): Promise<string[]> {
    const gone = new Set(await findMissingQuizzes(page));
    for (const quizId of page) {
      if (gone.has(quizId) || (await deps.isWhole(quizId))) continue;
      const remove = () => deps.removeResponses(quizId);
      await findings.mend('reconcile.responses', { quizId }, remove);
    }
    return [...gone];
  }

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

    /** A deletion whose task was lost. Its own way removes what belongs to it. */
    async checkDeleted(findings: Findings): Promise<void> {
      const before = new Date(deps.clock().getTime() - OVERDUE_AFTER_MS);
      for (const kind of DELETED_KINDS) {
        for await (const page of deps.listDeleted(kind, before)) {
          for (const id of page) {
            const purge = () => deps.purgeDeleted(kind, id);
            await findings.mend('reconcile.deleted', { kind, id }, purge);
          }
        }
      }
    },

    /** Most of them wait for their teacher, or for a closing that no task could be ordered for. */
    async checkHeldResults(findings: Findings): Promise<void> {
      for (const assignmentId of await deps.listHeldAssignments()) {
        try {
          await deps.releaseResults(assignmentId);
        } catch (error) {
          findings.break('checkHeldResults', error, { assignmentId });
        }
      }
    },

    /** Their time is over, whatever their owner: the quizzes ordered from them have copies. */
    async checkQuizDocuments(findings: Findings): Promise<void> {
      const before = new Date(deps.clock().getTime() - DOCUMENT_KEPT_MS);
      for await (const page of deps.listOlderDocuments(before)) {
        for (const { id, sourcePath } of page) {
          await findings.clear('reconcile.quiz-document', { documentId: id }, async () => {
            await deps.removeFile(sourcePath);
            await deps.removeDocument(id);
          });
        }
      }
    },

    /** Before the files: the document of such a job is an orphan as well, from now on. */
    async checkJobs(findings: Findings): Promise<void> {
      const kind = {
        ...ofQuizzes,
        event: 'reconcile.job',
        list: deps.listJobs(),
        findLost(page: FoundJob[]) {
          const old = page.filter(({ updatedAt }) => isOldEnough(updatedAt));
          return findMissingQuizzes(old.map(({ quizId }) => quizId));
        },
        remove: deps.removeJob,
      } as const;
      await removeLost(findings, kind, isEmpty);
    },

    async checkFiles(findings: Findings): Promise<void> {
      for (const { folder, owner } of FOLDERS) {
        const kind = {
          event: 'reconcile.file',
          name: 'path',
          owner,
          list: deps.listFiles(folder),
          findLost(page: StoredFile[]) {
            const old = page.filter(({ storedAt }) => isOldEnough(storedAt));
            return deps.findUnnamedFiles(old.map(({ path }) => path));
          },
          remove: deps.removeFile,
        } as const;
        await removeLost(findings, kind, isEmpty);
      }
    },

    async checkReports(findings: Findings): Promise<void> {
      const kind = {
        ...ofQuizzes,
        event: 'reconcile.reports',
        list: deps.listReportedQuizzes(),
        findLost: findMissingQuizzes,
        remove: deps.removeReports,
      } as const;
      await removeLost(findings, kind, isEmpty);
    },

    /** They are made again from the attempts by the next look, so removing them mends them. */
    async checkResponses(findings: Findings): Promise<void> {
      const kind = {
        ...ofQuizzes,
        event: 'reconcile.responses',
        list: deps.listCountedQuizzes(),
        findLost: (page: string[]) => findGoneResponses(page, findings),
        remove: deps.removeResponses,
      } as const;
      await removeLost(findings, kind, isEmpty);
    },
  };
}
