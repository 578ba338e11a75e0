import type {
  deleteQuiz,
  QuizSummary,
  restoreQuiz,
} from '@study-assistant/contract/quizzes/quizzes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnQuiz } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { ActEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import { PURGE_AFTER_SECONDS, undoUntilFrom } from '../../domain/deletion.ts';
import type { Logger } from '../../domain/logger.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { DeletedQuizzesRepository } from '../../stored/across/deleted-quizzes.repository.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { ResponsesRepository } from '../../stored/attempts/responses.repository.ts';
import type { JobsRepository } from '../../stored/quizzes/jobs.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';
import { toListed, type OpenQuiz } from '../../stored/quizzes/stored-quiz.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'find' | 'remove' | 'removeLeftovers' | 'withdraw'>;
  deletedQuizzes: Pick<DeletedQuizzesRepository, 'beginPurge' | 'find' | 'moveAway' | 'putBack'>;
  jobs: Pick<JobsRepository, 'find'>;
  assignments: Pick<AssignmentsRepository, 'endAllOf'>;
  reports: Pick<ReportsRepository, 'removeQuiz'>;
  responses: Pick<ResponsesRepository, 'remove'>;
  audit: Pick<AuditRepository, 'record'>;
  takers: {
    /** How many students are taking a quiz now. */
    countAt: (quizId: string) => Promise<number>;
    /** Grades and keeps what is saved of every attempt at a quiz; answers how many were under way. */
    endAllAt: (quizId: string) => Promise<number>;
  };
  /** What ends on the boards of classes with the quiz. */
  keepBoard: { endAllOf: (field: 'quizId', quizId: string) => Promise<void> };
  /** How many questions of each quiz of a teacher have reports that she has not dealt with yet. */
  countReported: (teacherId: string) => Promise<Map<string, number>>;
  tasks: Pick<TaskQueues, 'purgeDeleted'>;
  files: Pick<FileStore, 'remove'>;
  clock: () => Date;
  log: Logger;
};

export type DeleteQuizService = ReturnType<typeof createDeleteQuizService>;

/** From the deletion of a quiz to its end, or back: for a few seconds it can be taken back. */
export function createDeleteQuizService(deps: Deps) {
  const { quizzes, deletedQuizzes, assignments, takers, keepBoard, files, clock } = deps;
  return {
    /** For the question that a teacher is asked before she deletes. */
    async countTaking(caller: Caller, id: string): Promise<{ takenBy: number }> {
      await findOwn(caller, id);
      return { takenBy: await takers.countAt(id) };
    },

    /** Attempts stay, also those that are under way: results are readable after their quiz is gone. */
    async remove(caller: Caller, id: string): Promise<Answer<typeof deleteQuiz>> {
      const { title } = await findOwn(caller, id);
      const undoUntil = undoUntilFrom(clock());
      // Ordered before: a request that dies in between leaves a task that finds nothing.
      await purgeLater(id, undoUntil);
      // Written down before, too: a deletion that breaks off afterwards is not without a trace.
      const entry = toEntry('quiz.deleted', id, title);
      await deps.audit.record({ ...entry, actor: caller }, clock());
      // As long as the quiz is there, what was answered on a board can be graded.
      await keepBoard.endAllOf('quizId', id);
      const moved = await deletedQuizzes.moveAway(id, undoUntil);
      if (moved === 'gone') throw notFound('Quiz not found.');
      return moved === 'moved' ? { takenBy: 0, undoUntil } : { takenBy: await discard(id) };
    },

    /** One that is there is answered with as well: an undo may be sent twice. */
    async restore(caller: Caller, id: string): Promise<Answer<typeof restoreQuiz>> {
      const deleted = await deletedQuizzes.find(id);
      if (deleted) {
        requireOwn(caller, deleted);
        const entry = toEntry('quiz.restored', id, deleted.title);
        await deletedQuizzes.putBack(id, clock, { by: caller, entry });
      }
      const { version, isWithdrawn, questions, ...quiz } = await findOwn(caller, id);
      const reported = await deps.countReported(caller.uid);
      return { quiz: toListed(quiz, reported.get(id) ?? 0) };
    },

    /**
     * Makes a deletion good; may come any number of times. Nobody sits at the quiz, or has sat down since:
     * it was taken away when nobody did. False where there is nothing to do.
     */
    async purge(id: string, undoUntil?: string): Promise<boolean> {
      const purged = await deletedQuizzes.beginPurge(id, undoUntil, clock);
      if (!purged) return false;
      if (purged.sourcePath !== null) await files.remove(purged.sourcePath);
      await assignments.endAllOf('quizId', id, clock());
      await deps.reports.removeQuiz(id);
      await deps.responses.remove(id);
      await quizzes.removeLeftovers(id);
      return true;
    },

    discard,
  };

  async function findOwn(caller: Caller, id: string): Promise<OpenQuiz> {
    return requireOwn(caller, await quizzes.find(id));
  }

  /** Has a deletion made good when it cannot be taken back; where that cannot be ordered, the night does it. */
  async function purgeLater(id: string, undoUntil: string): Promise<void> {
    await enqueueOrLog(
      deps.tasks.purgeDeleted,
      { kind: 'quiz', id, undoUntil },
      {
        ...{ log: deps.log, level: 'warn', event: 'deletion.purge-not-ordered' },
        afterSeconds: PURGE_AFTER_SECONDS,
      },
    );
  }

  /**
   * First nobody can sit down at the quiz any more, then who sits there is graded, then its assignments
   * are closed, and only then does the key go. Broken off in between it leaves a draft, with which the same can begin again.
   */
  async function discard(id: string): Promise<number> {
    const job = await deps.jobs.find(id);
    let takenBy = 0;
    do {
      // Who has deleted it meanwhile does the rest.
      if (!(await quizzes.withdraw(id))) return takenBy;
      // While the quiz is there, its job tells where the document is.
      if (job) await files.remove(job.order.sourcePath);
      takenBy += await takers.endAllAt(id);
      await keepBoard.endAllOf('quizId', id);
      await assignments.endAllOf('quizId', id, clock());
      await deps.reports.removeQuiz(id);
      // Opened once more in between, by its teacher or because its writing ended just now: again.
    } while (!(await quizzes.remove(id)));
    // Nobody can look at its numbers any more, which would keep them again.
    await deps.responses.remove(id);
    return takenBy;
  }
}

function toEntry(act: 'quiz.deleted' | 'quiz.restored', id: string, name: string): ActEntry {
  return { act, target: { kind: 'quiz', id, name }, changes: [] };
}

function requireOwn<Q extends Pick<QuizSummary, 'teacherId' | 'status'>>(
  caller: Caller,
  quiz: Q | null,
): Q {
  return requireOwnQuiz(caller, quiz, 'Only the teacher who made this quiz can delete it.');
}
