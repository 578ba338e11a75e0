import type { RequireReader } from '../../domain/caller.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { Task, TaskQueue } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { FindUnclaimed } from '../../stored/people/unclaimed-sign-ins.ts';
import type { Repositories } from '../../stored/repositories.ts';
import type { Adapters } from '../adapters.ts';
import type { ServerWriting, Writing } from './writing.ts';

/** What is built once, for all schools. */
export type ServerParts = Adapters & { config: Config; writing: ServerWriting };

type Shared = 'identity' | 'signIns' | 'clock' | 'wait' | 'log' | 'config';

/** Of one school: what a builder takes the functions from that it gives to its services. */
export type Parts = Pick<ServerParts, Shared> &
  Repositories & {
    tasks: TaskQueues;
    writing: Writing;
    schoolId: string;
    /** How many requests to a model were taken today, of how many; null where no model is asked. */
    findModelRequests: () => Promise<{ used: number; aDay: number } | null>;
    findUnclaimed: FindUnclaimed;
    requireReader: RequireReader;
    repositories: Repositories;
    files: FileStore;
    queueOf: <Payload extends Record<string, unknown>>(task: Task<Payload>) => TaskQueue<Payload>;
  };
