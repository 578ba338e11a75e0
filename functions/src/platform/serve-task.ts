import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import type { Task } from './task-queue.ts';

type Serve<Payload> = (payload: Payload, isLastTry: boolean) => Promise<void>;

/** The Cloud Function of a task. `modelSecrets` are bound where the task may ask a model. */
export function serveTask<Payload extends Record<string, unknown>>(
  {
    seconds,
    memory,
    concurrency,
    tries,
    pauseBetweenTriesSeconds,
    atOnce,
    asksModel,
  }: Task<Payload>,
  modelSecrets: NonNullable<TaskQueueOptions['secrets']>,
  serve: Serve<Payload>,
) {
  return onTaskDispatched<Payload>(
    {
      memory,
      concurrency,
      timeoutSeconds: seconds,
      retryConfig: { maxAttempts: tries, minBackoffSeconds: pauseBetweenTriesSeconds },
      rateLimits: { maxConcurrentDispatches: atOnce },
      secrets: asksModel ? modelSecrets : [],
    },
    ({ data, retryCount }) => serve(data, retryCount >= tries - 1),
  );
}
