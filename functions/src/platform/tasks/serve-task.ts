import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import { schoolIdSchema } from '../../domain/school/school-id.ts';
import { newRequestId, runWithRequestId } from '../log/request-id.ts';
import type { Capacity } from '../settings/config.ts';
import type { OfSchool, Task } from './task-queue.ts';

type Serve<Jobs, Payload> = (jobs: Jobs, payload: Payload, isLastTry: boolean) => Promise<void>;

type Deployment<Jobs> = {
  capacity: Capacity;
  /** Bound where the task may ask a model. */
  modelSecrets: NonNullable<TaskQueueOptions['secrets']>;
  /** What a school's tasks run. */
  jobsOf: (schoolId: string) => Jobs;
};

const MODEST_MEMORY = '512MiB';

/** Answers how a task becomes a Cloud Function in this deployment. */
export function createTaskServer<Jobs>({ capacity, modelSecrets, jobsOf }: Deployment<Jobs>) {
  return function serveTask<Payload extends Record<string, unknown>>(
    task: Task<Payload>,
    serve: Serve<Jobs, Payload>,
  ) {
    const atOnce = task.atOnce * capacity.tasksScale;
    return onTaskDispatched<Payload & OfSchool>(
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
      ({ data, retryCount }) =>
        runWithRequestId(newRequestId(), () =>
          serve(jobsOf(schoolIdSchema.parse(data.schoolId)), data, retryCount >= task.tries - 1),
        ),
    );
  };
}
