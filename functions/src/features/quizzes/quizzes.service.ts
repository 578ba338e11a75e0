import type { listQuizzes, Quiz } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { isOwnQuiz, isSharedWith, requireOpenQuiz, requireSelf } from '../../domain/access.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import type { Config } from '../../platform/settings/config.ts';
import { waitForOutcome } from '../../platform/tasks/wait-for-outcome.ts';
import type { ListVersions } from '../../stored/kept/list-versions.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';
import { forOthers, toColleague, toListed, toReply } from '../../stored/quizzes/stored-quiz.ts';
import type { DeleteQuizService } from './delete-quiz.service.ts';
import type { OrderQuizService } from './order/order-quiz.service.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'find' | 'listOfTeacher'>;
  versions: Pick<QuizVersionsRepository, 'find'>;
  listVersions: Pick<ListVersions, 'read'>;
  config: Pick<Config, 'teacherScope'>;
  orders: Pick<OrderQuizService, 'stateOf'>;
  quizDeletions: Pick<DeleteQuizService, 'discard'>;
  /** How many questions of each quiz of a teacher have reports that she has not dealt with yet. */
  countReported: (teacherId: string) => Promise<Map<string, number>>;
  wait: (ms: number) => Promise<void>;
  log: Logger;
};

export type QuizzesService = ReturnType<typeof createQuizzesService>;

const LOOK_EVERY_MS = 500;

export function createQuizzesService(deps: Deps) {
  const { quizzes, versions, orders, wait, log } = deps;
  return {
    async versionOfOwn(caller: Caller, teacherId: string | undefined): Promise<string> {
      if (teacherId !== undefined) requireSelf(caller, teacherId);
      return deps.listVersions.read(`quizzes-of-${caller.uid}`);
    },

    async listOwn(
      caller: Caller,
      { teacherId, ...page }: Parsed<typeof listQuizzes>['query'],
    ): Promise<Answer<typeof listQuizzes>> {
      if (teacherId !== undefined) requireSelf(caller, teacherId);
      const [{ quizzes: found, next }, reported] = await Promise.all([
        quizzes.listOfTeacher(caller.uid, page),
        deps.countReported(caller.uid),
      ]);
      const listed = found.map((quiz) => toListed(quiz, reported.get(quiz.id) ?? 0));
      return { quizzes: listed, next };
    },

    read,

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
    const ready = await waitForOutcome(
      async () => {
        const state = await orders.stateOf(id);
        if (!state) throw notFound('Quiz not found.');
        if (state.failure) {
          await deps.quizDeletions.discard(id);
          throw new ApiError(state.failure.code, state.failure.sentence);
        }
        return state.status === 'ready' ? (await read(caller, id)).quiz : undefined;
      },
      { everyMs: LOOK_EVERY_MS, wait },
    );
    return ready ?? null;
  }

  /**
   * The key goes to the quiz's own teacher, and to her colleagues where she shares it. An unfinished quiz
   * is there for nobody else.
   */
  async function read(caller: Caller, id: string): Promise<{ quiz: Quiz }> {
    const whole = caller.role === 'teacher' ? await versions.find(id) : null;
    if (whole && isOwnQuiz(caller, whole)) return { quiz: toReply(whole) };
    if (whole && isSharedWith(caller, whole, deps.config.teacherScope)) {
      return { quiz: toColleague(whole) };
    }
    return { quiz: forOthers(requireOpenQuiz(await quizzes.find(id))) };
  }
}
