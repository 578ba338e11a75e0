import { ApiError } from '../../domain/api-error.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import type { Parts } from './parts.ts';

type AdvisedAttempt = { id: string; studentId: string; quizId: string };

type Needed = Pick<Parts, 'clock' | 'log' | 'queueOf'> & {
  writing: { advice: Pick<Parts['writing']['advice'], 'name'> };
  repositories: { limits: Pick<Parts['repositories']['limits'], 'take' | 'giveBack'> };
};

/**
 * Our own words are made when they are read; only a model's need a task. A look at a plan stands
 * without it.
 */
export function createOrderAdvice({ writing, clock, log, queueOf, repositories }: Needed) {
  const { limits } = repositories;
  const tasks = queueOf(TASKS.adviseAttempt);

  return async ({ id: attemptId, studentId: uid, quizId }: AdvisedAttempt): Promise<void> => {
    if (writing.advice.name === 'offline') return;
    const counted = [{ uid, address: null }, [{ name: 'advice', about: quizId }], clock()] as const;
    try {
      await limits.take(...counted);
      await orderOrGiveBack(attemptId, () => limits.giveBack(...counted));
    } catch (error) {
      const isOrdered = error instanceof ApiError && error.code === 'too-many-requests';
      if (!isOrdered) log.warn('attempt.advice-not-ordered', { attemptId, error });
    }
  };

  /** What could not be ordered is the day's one no longer: the next look orders it. */
  async function orderOrGiveBack(attemptId: string, giveBack: () => Promise<void>): Promise<void> {
    try {
      await tasks.enqueue({ attemptId });
    } catch (error) {
      await giveBack();
      throw error;
    }
  }
}
