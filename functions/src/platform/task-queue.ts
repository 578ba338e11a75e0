import type { Functions } from 'firebase-admin/functions';

/** Work that outlives its request. */
export interface TaskQueue<Payload extends Record<string, unknown>> {
  /** `afterSeconds`: not before that much time has passed; Google's own emulator does not wait. */
  enqueue(payload: Payload, options?: { afterSeconds: number }): Promise<void>;
}

/** `name` is the task function's name as index.ts exports it. */
export function createTaskQueue<Payload extends Record<string, unknown>>(
  functions: Functions,
  name: string,
  deadlineSeconds: number,
): TaskQueue<Payload> {
  const queue = functions.taskQueue<Payload>(name);
  return {
    enqueue: (payload, { afterSeconds } = { afterSeconds: 0 }) =>
      queue.enqueue(payload, {
        dispatchDeadlineSeconds: deadlineSeconds,
        ...(afterSeconds > 0 ? { scheduleDelaySeconds: afterSeconds } : {}),
      }),
  };
}
