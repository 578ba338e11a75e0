import type { AdviceWriter } from '../../advice/advice-writer.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Logger } from '../../domain/logger.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { LimitsRepository } from '../../stored/kept/limits.repository.ts';

type Deps = {
  limits: Pick<LimitsRepository, 'take' | 'giveBack'>;
  tasks: Pick<TaskQueues, 'adviseAttempt'>;
  /** Who words the advice in the task. */
  advice: Pick<AdviceWriter, 'name'>;
  clock: () => Date;
  log: Logger;
};

/** Has a model word the advice on an attempt, once for a student, a quiz and a day; nobody waits for it. */
export type OrderAdvice = (
  attempt: Pick<AttemptRecord, 'id' | 'studentId' | 'quizId'>,
) => Promise<void>;

/**
 * Our own words are made when they are read; only a model's need a task. A look at a plan stands
 * without it.
 */
export function createOrderAdvice({ limits, tasks, advice, clock, log }: Deps): OrderAdvice {
  return async ({ id: attemptId, studentId: uid, quizId }) => {
    if (advice.name === 'offline') return;
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
      await tasks.adviseAttempt.enqueue({ attemptId });
    } catch (error) {
      await giveBack();
      throw error;
    }
  }
}
