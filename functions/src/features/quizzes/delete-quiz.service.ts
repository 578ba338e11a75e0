import type {
  deleteQuiz,
  QuizSummary,
  restoreQuiz,
} from '@study-assistant/contract/quizzes/quizzes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnQuiz } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import type { ActEntry, Audited } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import { undoUntilFrom } from '../../domain/deletion.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { DeletedQuiz, PurgedQuiz } from '../../stored/quizzes/deleted-quizzes.repository.ts';
import type { Job } from '../../stored/quizzes/jobs.repository.ts';
import type { OpenQuiz } from '../../stored/quizzes/stored-quiz.ts';

type Deps = {
  findOpenQuiz: (id: string) => Promise<OpenQuiz | null>;
  /** Takes an open quiz back from the students: it is a draft again. False where there is no such quiz. */
  withdrawQuiz: (id: string) => Promise<boolean>;
  /** With its job; false, and nothing removed, while students may take it. */
  removeQuiz: (id: string) => Promise<boolean>;
  findJob: (id: string) => Promise<Job | null>;
  findDeleted: (id: string) => Promise<DeletedQuiz | null>;
  /**
   * Takes a quiz away from everybody, for now; refused where somebody sits at it, it is not written, or
   * its deletion at once has begun.
   */
  moveAway: (id: string, undoUntil: string) => Promise<'moved' | 'gone' | 'refused'>;
  /** With what is written down of it. */
  putBack: (id: string, audited: Audited) => Promise<void>;
  /** Null where it was taken back, or has been purged. */
  beginPurge: (id: string, undoUntil?: string) => Promise<PurgedQuiz | null>;
  /** With its key, its drafts and its earlier versions. */
  endPurge: (id: string) => Promise<void>;
  purgeLater: (id: string, undoUntil: string) => Promise<void>;
  /** Nobody finds an assignment with the quiz open any more. */
  endAssignments: (quizId: string) => Promise<unknown>;
  /** What students have reported of a quiz. */
  removeReports: (quizId: string) => Promise<void>;
  /** What is kept of how students answered it. */
  removeResponses: (quizId: string) => Promise<void>;
  /** How many questions of each quiz of a teacher have reports that she has not dealt with yet. */
  countReported: (teacherId: string) => Promise<Map<string, number>>;
  /** Writes down an act. */
  record: (audited: Audited) => Promise<void>;
  files: Pick<FileStore, 'remove'>;
  /** How many students are taking a quiz now. */
  countTakers: (quizId: string) => Promise<number>;
  /** Grades and keeps what is saved of every attempt at a quiz; answers how many were under way. */
  endAttempts: (quizId: string) => Promise<number>;
  clock: () => Date;
};

export type DeleteQuizService = ReturnType<typeof createDeleteQuizService>;

/** From the deletion of a quiz to its end, or back: for a few seconds it can be taken back. */
export function createDeleteQuizService(deps: Deps) {
  const { findOpenQuiz, files } = deps;
  return {
    /** For the question that a teacher is asked before she deletes. */
    async countTaking(caller: Caller, id: string): Promise<{ takenBy: number }> {
      await findOwn(caller, id);
      return { takenBy: await deps.countTakers(id) };
    },

    /** Attempts stay, also those that are under way: results are readable after their quiz is gone. */
    async remove(caller: Caller, id: string): Promise<Answer<typeof deleteQuiz>> {
      const { title } = await findOwn(caller, id);
      const undoUntil = undoUntilFrom(deps.clock());
      // Ordered before: a request that dies in between leaves a task that finds nothing.
      await deps.purgeLater(id, undoUntil);
      // Written down before, too: a deletion that breaks off afterwards is not without a trace.
      await deps.record({ by: caller, entry: toEntry('quiz.deleted', id, title) });
      const moved = await deps.moveAway(id, undoUntil);
      if (moved === 'gone') throw notFound('Quiz not found.');
      return moved === 'moved' ? { takenBy: 0, undoUntil } : { takenBy: await discard(id) };
    },

    /** One that is there is answered with as well: an undo may be sent twice. */
    async restore(caller: Caller, id: string): Promise<Answer<typeof restoreQuiz>> {
      const deleted = await deps.findDeleted(id);
      if (deleted) {
        requireOwn(caller, deleted);
        await deps.putBack(id, { by: caller, entry: toEntry('quiz.restored', id, deleted.title) });
      }
      const { version, isWithdrawn, questions, ...quiz } = await findOwn(caller, id);
      const reported = await deps.countReported(caller.uid);
      return { quiz: { ...quiz, reportedQuestions: reported.get(id) ?? 0 } };
    },

    /**
     * Makes a deletion good; may come any number of times. Nobody sits at the quiz, or has sat down since:
     * it was taken away when nobody did. False where there is nothing to do.
     */
    async purge(id: string, undoUntil?: string): Promise<boolean> {
      const purged = await deps.beginPurge(id, undoUntil);
      if (!purged) return false;
      if (purged.sourcePath !== null) await files.remove(purged.sourcePath);
      await deps.endAssignments(id);
      await deps.removeReports(id);
      await deps.removeResponses(id);
      await deps.endPurge(id);
      return true;
    },

    discard,
  };

  async function findOwn(caller: Caller, id: string): Promise<OpenQuiz> {
    return requireOwn(caller, await findOpenQuiz(id));
  }

  /**
   * First nobody can sit down at the quiz any more, then who sits there is graded, then its assignments
   * are closed, and only then does the key go. Broken off in between it leaves a draft, with which the same can begin again.
   */
  async function discard(id: string): Promise<number> {
    const job = await deps.findJob(id);
    let takenBy = 0;
    do {
      // Who has deleted it meanwhile does the rest.
      if (!(await deps.withdrawQuiz(id))) return takenBy;
      // While the quiz is there, its job tells where the document is.
      if (job) await files.remove(job.order.sourcePath);
      takenBy += await deps.endAttempts(id);
      await deps.endAssignments(id);
      await deps.removeReports(id);
      // Opened once more in between, by its teacher or because its writing ended just now: again.
    } while (!(await deps.removeQuiz(id)));
    // Nobody can look at its numbers any more, which would keep them again.
    await deps.removeResponses(id);
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
