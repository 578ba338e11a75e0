import type { Functions } from 'firebase-admin/functions';

/** Work that outlives its request. */
export interface TaskQueue<Payload extends Record<string, unknown>> {
  enqueue(payload: Payload): Promise<void>;
}

/** `name` is the task function's name as index.ts exports it. */
export function createTaskQueue<Payload extends Record<string, unknown>>(
  functions: Functions,
  name: string,
  deadlineSeconds: number,
): TaskQueue<Payload> {
  const queue = functions.taskQueue<Payload>(name);
  return {
    enqueue: (payload) => queue.enqueue(payload, { dispatchDeadlineSeconds: deadlineSeconds }),
  };
}
