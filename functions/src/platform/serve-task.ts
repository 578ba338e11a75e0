import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import type { Capacity } from './config.ts';
import type { Task } from './task-queue.ts';

type Serve<Payload> = (payload: Payload, isLastTry: boolean) => Promise<void>;

type Deployment = {
  capacity: Capacity;
  /** Bound where the task may ask a model. */
  modelSecrets: NonNullable<TaskQueueOptions['secrets']>;
};

const MODEST_MEMORY = '512MiB';

/** Answers how a task becomes a Cloud Function in this deployment. */
export function createTaskServer({ capacity, modelSecrets }: Deployment) {
  return function serveTask<Payload extends Record<string, unknown>>(
    task: Task<Payload>,
    serve: Serve<Payload>,
  ) {
    const atOnce = task.atOnce * capacity.tasksScale;
    return onTaskDispatched<Payload>(
      {
        memory: task.isHeavy ? capacity.writerMemory : MODEST_MEMORY,
        concurrency: task.concurrency,
        // Even with one call to an instance there is never work for more.
        maxInstances: atOnce,
        timeoutSeconds: task.seconds,
        retryConfig: { maxAttempts: task.tries, minBackoffSeconds: task.pauseBetweenTriesSeconds },
        rateLimits: { maxConcurrentDispatches: atOnce },
        secrets: task.asksModel ? modelSecrets : [],
      },
      ({ data, retryCount }) => serve(data, retryCount >= task.tries - 1),
    );
  };
}
