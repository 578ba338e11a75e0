import type { Answer, Parsed } from '@study-assistant/contract/endpoint';
import type { listQuizzes, Quiz, QuizSummary } from '@study-assistant/contract/quizzes';
import { isOwnQuiz, requireOpenQuiz, requireOwnQuiz, requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import type { JobState } from '../../domain/quiz/quiz-job.ts';
import type { FileStore } from '../../platform/files.ts';
import type { PageAsked } from '../../platform/pages.ts';
import type { Job } from './order/jobs.repository.ts';
import { forOthers, toReply, type OpenQuiz, type WholeQuiz } from './stored-quiz.ts';

type Deps = {
  /** Another one after each change of what a teacher's list shows. */
  versionOfOwn: (teacherId: string) => Promise<string>;
  /** Newest first. */
  listQuizzes: (
    teacherId: string,
    page: PageAsked,
  ) => Promise<{ quizzes: QuizSummary[]; next: string | null }>;
  findOpenQuiz: (id: string) => Promise<OpenQuiz | null>;
  /** With its key. */
  findWholeQuiz: (id: string) => Promise<WholeQuiz | null>;
  /** Takes an open quiz back from the students: it is a draft again. */
  withdrawQuiz: (id: string) => Promise<void>;
  /** With its job; false, and nothing removed, while students may take it. */
  removeQuiz: (id: string) => Promise<boolean>;
  /** How far the writing of a quiz is; null when it is not there any more. */
  findState: (id: string) => Promise<JobState | null>;
  findJob: (id: string) => Promise<Job | null>;
  /** How many questions of each quiz of a teacher have reports that she has not dealt with yet. */
  countReported: (teacherId: string) => Promise<Map<string, number>>;
  /** Nobody finds an assignment with the quiz open any more. */
  endAssignments: (quizId: string) => Promise<unknown>;
  /** What students have reported of a quiz. */
  removeReports: (quizId: string) => Promise<void>;
  /** What is kept of how students answered it. */
  removeResponses: (quizId: string) => Promise<void>;
  files: Pick<FileStore, 'remove'>;
  /** How many students are taking a quiz now. */
  countTakers: (quizId: string) => Promise<number>;
  /** Grades and keeps what is saved of every attempt at a quiz; answers how many were under way. */
  endAttempts: (quizId: string) => Promise<number>;
  wait: (ms: number) => Promise<void>;
  log: Logger;
};

export type QuizzesService = ReturnType<typeof createQuizzesService>;

/** Hosting gives a request 60 s; a caller who waits longer is told to ask for the progress. */
const MAX_WAIT_MS = 50_000;
const LOOK_EVERY_MS = 500;

export function createQuizzesService(deps: Deps) {
  const { findOpenQuiz, findWholeQuiz, findState, wait, log } = deps;
  return {
    async versionOfOwn(caller: Caller, teacherId: string | undefined): Promise<string> {
      if (teacherId !== undefined) requireSelf(caller, teacherId);
      return deps.versionOfOwn(caller.uid);
    },

    async listOwn(
      caller: Caller,
      { teacherId, ...page }: Parsed<typeof listQuizzes>['query'],
    ): Promise<Answer<typeof listQuizzes>> {
      if (teacherId !== undefined) requireSelf(caller, teacherId);
      const [{ quizzes, next }, reported] = await Promise.all([
        deps.listQuizzes(caller.uid, page),
        deps.countReported(caller.uid),
      ]);
      const listed = quizzes.map((quiz) => ({
        ...quiz,
        reportedQuestions: reported.get(quiz.id) ?? 0,
      }));
      return { quizzes: listed, next };
    },

    read,

    /** For the question that a teacher is asked before she deletes. */
    async countTaking(caller: Caller, id: string): Promise<{ takenBy: number }> {
      await requireDeletable(caller, id);
      return { takenBy: await deps.countTakers(id) };
    },

    /** Attempts stay, also those that are under way: results are readable after their quiz is gone. */
    async remove(caller: Caller, id: string): Promise<{ takenBy: number }> {
      await requireDeletable(caller, id);
      return { takenBy: await discard(id) };
    },

    /**
     * Waits for an ordered quiz and answers with it; null when it takes longer than a request may, or
     * when a look at it fails: a request that fails takes its document along, and the order stands.
     */
    async waitFor(caller: Caller, id: string): Promise<Quiz | null> {
      try {
        return await waitForEnd(caller, id);
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'unreadable-document') throw error;
        log.warn('quiz.not-waited-for', { quizId: id, error });
        return null;
      }
    },
  };

  /** A quiz that failed leaves nothing behind: its reason is the answer of the request that waits. */
  async function waitForEnd(caller: Caller, id: string): Promise<Quiz | null> {
    for (let waited = 0; waited < MAX_WAIT_MS; waited += LOOK_EVERY_MS) {
      const state = await findState(id);
      if (!state) throw notFound('Quiz not found.');
      if (state.status === 'ready') return (await read(caller, id)).quiz;
      if (state.failure) {
        await discard(id);
        throw new ApiError(state.failure.code, state.failure.sentence);
      }
      await wait(LOOK_EVERY_MS);
    }
    return null;
  }

  /** The key goes to the quiz's own teacher alone. An unfinished quiz is there for nobody else. */
  async function read(caller: Caller, id: string): Promise<{ quiz: Quiz }> {
    const whole = caller.role === 'teacher' ? await findWholeQuiz(id) : null;
    if (whole && isOwnQuiz(caller, whole)) return { quiz: toReply(whole) };
    return { quiz: forOthers(requireOpenQuiz(await findOpenQuiz(id))) };
  }

  async function requireDeletable(caller: Caller, id: string): Promise<void> {
    const sentence = 'Only the teacher who made this quiz can delete it.';
    requireOwnQuiz(caller, await findOpenQuiz(id), sentence);
  }

  /**
   * First nobody can sit down at the quiz any more, then who sits there is graded, then its assignments
   * are closed, and only then does the key go. Broken off in between it leaves a draft, with which the same can begin again.
   */
  async function discard(id: string): Promise<number> {
    const job = await deps.findJob(id);
    let takenBy = 0;
    // While the quiz is there, its job tells where the document is.
    if (job) await deps.files.remove(job.order.sourcePath);
    do {
      await deps.withdrawQuiz(id);
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
