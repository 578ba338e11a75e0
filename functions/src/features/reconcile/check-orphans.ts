import type { Owner } from '../../domain/reconcile/is-too-much.ts';
import type { FileStore, StoredFile } from '../../platform/files/files.ts';
import type { DeletedQuizzesRepository } from '../../stored/across/deleted-quizzes.repository.ts';
import type { FoundJob, OrphansRepository } from '../../stored/across/orphans.repository.ts';
import type { HeldAttemptsRepository } from '../../stored/attempts/held-attempts.repository.ts';
import type { ResponsesRepository } from '../../stored/attempts/responses.repository.ts';
import type { BoardsRepository } from '../../stored/board/boards.repository.ts';
import type { DeletedMaterialsRepository } from '../../stored/materials/deleted-materials.repository.ts';
import type { JobsRepository } from '../../stored/quizzes/jobs.repository.ts';
import type { QuizDocumentsRepository } from '../../stored/quizzes/quiz-documents.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';
import type { Findings } from './findings.ts';
import { removeLost } from './remove-lost.ts';

export type OrphansDeps = {
  orphans: OrphansRepository;
  jobs: Pick<JobsRepository, 'remove'>;
  files: Pick<FileStore, 'list' | 'remove'>;
  quizDocuments: Pick<QuizDocumentsRepository, 'listOlder' | 'remove'>;
  reports: Pick<ReportsRepository, 'removeQuiz'>;
  responses: Pick<ResponsesRepository, 'isWhole' | 'remove'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'listWaiting'>;
  deletedQuizzes: Pick<DeletedQuizzesRepository, 'listBefore'>;
  deletedMaterials: Pick<DeletedMaterialsRepository, 'listBefore'>;
  boards: Pick<BoardsRepository, 'listEndedBefore' | 'removeSeatsBefore'>;
  /** Takes away what was on a board, once its results are kept. */
  keepBoard: { clear: (classId: string) => Promise<void> };
  closeAttempt: (attemptId: string) => Promise<void>;
  /** Shows what is to be shown by now, and has the rest shown at its time. */
  releaseResults: (assignmentId: string) => Promise<void>;
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

/** Longer than a quiz can be on a board: by then a seat has no board any more. */
const SEAT_KEPT_MS = 24 * HOUR_MS;

const FOLDERS = [
  { folder: 'materials', owner: 'materials' },
  { folder: 'quiz-sources', owner: 'jobs' },
] as const;

/** What is left of things that are gone. */
export function createOrphanChecks(deps: OrphansDeps) {
  const { orphans, files, quizDocuments, reports, responses, clock } = deps;
  const deleted = { quiz: deps.deletedQuizzes, material: deps.deletedMaterials };
  const isEmpty = (owner: Owner) => orphans.isEmpty(owner);
  const isOldEnough = (time: Date) => clock().getTime() - time.getTime() > ORPHAN_AFTER_MS;
  const ofQuizzes = { name: 'quizId', owner: 'quizzes' } as const;

  /** Those of a quiz that is there and that are not what is stored are removed at once. */
  async function findGoneResponses(page: string[], findings: Findings): Promise<string[]> {
    const gone = new Set(await orphans.findMissingQuizzes(page));
    for (const quizId of page) {
      if (gone.has(quizId) || (await responses.isWhole(quizId))) continue;
      const remove = () => responses.remove(quizId);
      await findings.mend('reconcile.responses', { quizId }, remove);
    }
    return [...gone];
  }

  return {
    async checkSeats(findings: Findings): Promise<void> {
      const before = new Date(clock().getTime() - OVERDUE_AFTER_MS);
      for await (const page of orphans.listOverdue(before)) {
        for (const attemptId of page) {
          const close = () => deps.closeAttempt(attemptId);
          await findings.mend('reconcile.open-attempt', { attemptId }, close);
        }
      }
    },

    /** A deletion whose task was lost. Its own way removes what belongs to it. */
    async checkDeleted(findings: Findings): Promise<void> {
      const before = new Date(clock().getTime() - OVERDUE_AFTER_MS);
      for (const kind of DELETED_KINDS) {
        for await (const page of deleted[kind].listBefore(before)) {
          for (const id of page) {
            const purge = () => deps.purgeDeleted(kind, id);
            await findings.mend('reconcile.deleted', { kind, id }, purge);
          }
        }
      }
    },

    /** Most of them wait for their teacher, or for a closing that no task could be ordered for. */
    async checkHeldResults(findings: Findings): Promise<void> {
      for (const assignmentId of await deps.heldAttempts.listWaiting()) {
        try {
          await deps.releaseResults(assignmentId);
        } catch (error) {
          findings.break('checkHeldResults', error, { assignmentId });
        }
      }
    },

    /** Their time is over, whatever their owner: the quizzes ordered from them have copies. */
    async checkQuizDocuments(findings: Findings): Promise<void> {
      const before = new Date(clock().getTime() - DOCUMENT_KEPT_MS);
      for await (const page of quizDocuments.listOlder(before)) {
        for (const { id, sourcePath } of page) {
          await findings.clear('reconcile.quiz-document', { documentId: id }, async () => {
            if (sourcePath !== null) await files.remove(sourcePath);
            await quizDocuments.remove(id);
          });
        }
      }
    },

    /** What nobody has ended is kept now, and what is kept goes. */
    async checkBoards(findings: Findings): Promise<void> {
      const now = clock();
      for await (const page of deps.boards.listEndedBefore(now)) {
        for (const classId of page) {
          const clear = () => deps.keepBoard.clear(classId);
          await findings.clear('reconcile.board', { classId }, clear);
        }
      }
      await deps.boards.removeSeatsBefore(new Date(now.getTime() - SEAT_KEPT_MS));
    },

    /** Before the files: the document of such a job is an orphan as well, from now on. */
    async checkJobs(findings: Findings): Promise<void> {
      const kind = {
        ...ofQuizzes,
        event: 'reconcile.job',
        list: orphans.listJobs(),
        findLost(page: FoundJob[]) {
          const old = page.filter(({ updatedAt }) => isOldEnough(updatedAt));
          return orphans.findMissingQuizzes(old.map(({ quizId }) => quizId));
        },
        remove: (quizId: string) => deps.jobs.remove(quizId),
      } as const;
      await removeLost(findings, kind, isEmpty);
    },

    async checkFiles(findings: Findings): Promise<void> {
      for (const { folder, owner } of FOLDERS) {
        const kind = {
          event: 'reconcile.file',
          name: 'path',
          owner,
          list: files.list(folder),
          findLost(page: StoredFile[]) {
            const old = page.filter(({ storedAt }) => isOldEnough(storedAt));
            return orphans.findUnnamedFiles(old.map(({ path }) => path));
          },
          remove: (path: string) => files.remove(path),
        } as const;
        await removeLost(findings, kind, isEmpty);
      }
    },

    async checkReports(findings: Findings): Promise<void> {
      const kind = {
        ...ofQuizzes,
        event: 'reconcile.reports',
        list: orphans.listReportedQuizzes(),
        findLost: (page: string[]) => orphans.findMissingQuizzes(page),
        remove: reports.removeQuiz,
      } as const;
      await removeLost(findings, kind, isEmpty);
    },

    /** They are made again from the attempts by the next look, so removing them mends them. */
    async checkResponses(findings: Findings): Promise<void> {
      const kind = {
        ...ofQuizzes,
        event: 'reconcile.responses',
        list: orphans.listCountedQuizzes(),
        findLost: (page: string[]) => findGoneResponses(page, findings),
        remove: (quizId: string) => responses.remove(quizId),
      } as const;
      await removeLost(findings, kind, isEmpty);
    },
  };
}
