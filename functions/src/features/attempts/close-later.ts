import { openSeconds, type OwnedAttempt } from '../../domain/attempt/open-attempt.ts';
import type { Logger } from '../../domain/logger.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';

export type CloseLaterDeps = {
  tasks: Pick<TaskQueues, 'closeAttempt'>;
  clock: () => Date;
  log: Logger;
};

/**
 * Has an attempt closed if nobody hands it in: when everything is over, not at the same moment. What asks
 * for it goes on without.
 */
export function createCloseLater({ tasks, clock, log }: CloseLaterDeps) {
  return async function closeLater(attempt: Pick<OwnedAttempt, 'id' | 'deadline'>): Promise<void> {
    await enqueueOrLog(
      tasks.closeAttempt,
      { attemptId: attempt.id, deadline: attempt.deadline },
      {
        ...{ log, level: 'error', event: 'attempt.close-not-ordered' },
        afterSeconds: openSeconds(attempt, clock()) + 1,
      },
    );
  };
}
