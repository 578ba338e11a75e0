import type { Functions } from 'firebase-admin/functions';
import type { LogEvent, Logger } from '../../domain/logger.ts';

/** A task function and how its queue calls it; `Payload` is what a call carries. */
export type Task<Payload extends Record<string, unknown>> = {
  /** The name that index.ts exports the function under. */
  name: string;
  /** Time for one try, seconds. */
  seconds: number;
  /** Whether it reads a document or writes a quiz, and gets the memory for that. */
  isHeavy: boolean;
  /** Calls to one instance at the same time. */
  concurrency: number;
  /** How often a failing call is made in all. */
  tries: number;
  pauseBetweenTriesSeconds: number;
  /** Calls of all instances at the same time, in a school; a district multiplies it. */
  atOnce: number;
  /** Whether it may ask a model, so that the model's secret is bound. */
  asksModel: boolean;
  /** Never set: it ties the type of the payload to the task. */
  payload?: Payload;
};

/** What every call carries beside its payload. */
export type OfSchool = { schoolId: string };

/** Work that outlives its request. */
export interface TaskQueue<Payload extends Record<string, unknown>> {
  /** `afterSeconds`: not before that much time has passed; Google's own emulator does not wait. */
  enqueue(payload: Payload, options?: { afterSeconds: number }): Promise<void>;
}

type UnlessEnqueued = {
  log: Logger;
  level: 'warn' | 'error';
  event: LogEvent;
  afterSeconds?: number;
};

export function createTaskQueue<Payload extends Record<string, unknown>>(
  functions: Functions,
  { name, seconds }: Pick<Task<Payload>, 'name' | 'seconds'>,
  region: string,
): TaskQueue<Payload> {
  // By its name alone the queue would be looked for in the default region.
  const queue = functions.taskQueue<Payload>(`locations/${region}/functions/${name}`);
  return {
    enqueue: (payload, { afterSeconds } = { afterSeconds: 0 }) =>
      queue.enqueue(payload, {
        dispatchDeadlineSeconds: seconds,
        ...(afterSeconds > 0 ? { scheduleDelaySeconds: afterSeconds } : {}),
      }),
  };
}

/**
 * Orders work that its request can do without: where the queue fails, the log has it by the name of
 * `event`, and the request goes on.
 */
export async function enqueueOrLog<Payload extends Record<string, unknown>>(
  tasks: TaskQueue<Payload>,
  payload: Payload,
  { log, level, event, afterSeconds = 0 }: UnlessEnqueued,
): Promise<void> {
  try {
    await tasks.enqueue(payload, { afterSeconds });
  } catch (error) {
    log[level](event, { ...payload, error });
  }
}
