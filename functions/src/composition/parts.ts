import type { RequireReader } from '../domain/caller.ts';
import type { Config } from '../platform/config.ts';
import type { FileStore } from '../platform/files.ts';
import type { Task, TaskQueue } from '../platform/task-queue.ts';
import type { Adapters } from './adapters.ts';
import type { Repositories } from './repositories.ts';
import type { Writing } from './writing.ts';

/** What is built once, for all schools. */
export type ServerParts = Adapters & { config: Config; writing: Writing };

/** Of one school: what a builder takes the functions from that it gives to its services. */
export type Parts = Pick<
  ServerParts,
  'identity' | 'clock' | 'wait' | 'log' | 'config' | 'writing'
> & {
  schoolId: string;
  requireReader: RequireReader;
  repositories: Repositories;
  files: FileStore;
  queueOf: <Payload extends Record<string, unknown>>(task: Task<Payload>) => TaskQueue<Payload>;
};
