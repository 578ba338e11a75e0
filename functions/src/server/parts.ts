import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import type { RequireReader } from '../domain/caller.ts';
import { addFields } from '../domain/logger.ts';
import {
  createMaterialReaders,
  type MaterialReaders,
} from '../domain/material/material-audience.ts';
import { createReaderGuard } from '../domain/reader-guard.ts';
import { createSessionNotes } from '../features/accounts/note-session.ts';
import { createAppCheck, createAppTokenCheck } from '../platform/auth/app-check.ts';
import { createIdentity } from '../platform/auth/identity.ts';
import { createSignIns } from '../platform/auth/sign-ins.ts';
import { createFileStore, type FileStore } from '../platform/files/files.ts';
import { createSchoolFiles } from '../platform/files/school-files.ts';
import { createModelRequests } from '../platform/limits/model-requests.ts';
import { cloudLogger as log } from '../platform/log/logger.ts';
import type { Config } from '../platform/settings/config.ts';
import {
  createTaskQueue,
  type OfSchool,
  type Task,
  type TaskQueue,
} from '../platform/tasks/task-queue.ts';
import { openQueues, type TaskQueues } from '../platform/tasks/tasks.ts';
import { createSessionsRepository } from '../stored/people/sessions.repository.ts';
import { createUnclaimedFinder, type FindUnclaimed } from '../stored/people/unclaimed-sign-ins.ts';
import { createRepositories, type Repositories } from '../stored/repositories.ts';
import { schoolRoot } from '../stored/school/school-root.ts';
import type { ServerWriting, Writing } from './writing.ts';

type Adapters = ReturnType<typeof createAdapters>;

/** What the server needs of the world around it. */
export function createAdapters(app: App, config: Config) {
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: false });
  const queues = getFunctions(app);
  const clock = () => new Date();
  const sessionsOfSchool = (id: string) => createSessionsRepository(schoolRoot(firestore, id));
  return {
    firestore,
    files: createFileStore(() => getStorage(app), config.storageBucket),
    identity: createIdentity(getAuth(app), { ...config, clock, log }),
    noteSession: createSessionNotes({ sessionsOfSchool, clock, log }),
    signIns: createSignIns(getAuth(app)),
    queueOf: <Payload extends Record<string, unknown>>(task: Task<Payload>) =>
      createTaskQueue<Payload & OfSchool>(queues, task, config.region),
    verifyApp: config.requiresAppCheck ? createAppCheck(createAppTokenCheck(app)) : null,
    clock,
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    log,
  };
}

/** What is built once, for all schools. */
export type ServerParts = Adapters & { config: Config; writing: ServerWriting };

type Shared = 'identity' | 'signIns' | 'clock' | 'wait' | 'log' | 'config';

/** What the services and jobs of one school are made of. */
export type Parts = Pick<ServerParts, Shared> &
  Repositories & {
    tasks: TaskQueues;
    writing: Writing;
    schoolId: string;
    /** How many requests to a model were taken today, of how many; null where no model is asked. */
    findModelRequests: () => Promise<{ used: number; aDay: number } | null>;
    findUnclaimed: FindUnclaimed;
    requireReader: RequireReader;
    readers: MaterialReaders;
    files: FileStore;
  };

/** What the services of one school reach: its documents, its files, and tasks that name it. */
export function createSchoolParts(
  { firestore, files, queueOf, log: serverLog, writing, ...shared }: ServerParts,
  schoolId: string,
): Parts {
  const log = addFields(serverLog, { schoolId });
  // From now on all who share it are refused; only the last that counted comes by here, so it is told once.
  const repositories = createRepositories(schoolRoot(firestore, schoolId), (reached) => {
    for (const one of reached) log.error('limit.reached', one);
  });
  const { modelUsage } = repositories;
  const { config, clock } = shared;

  function queueOfSchool<Payload extends Record<string, unknown>>(
    task: Task<Payload>,
  ): TaskQueue<Payload> {
    const queue = queueOf(task);
    return { enqueue: (payload, options) => queue.enqueue({ ...payload, schoolId }, options) };
  }

  return {
    ...shared,
    ...repositories,
    schoolId,
    findUnclaimed: createUnclaimedFinder({ ...repositories, clock }),
    requireReader: createReaderGuard(config.teacherScope, repositories),
    readers: createMaterialReaders(repositories),
    files: createSchoolFiles(files, schoolId),
    tasks: openQueues(queueOfSchool),
    writing: writing.ofSchool(
      createModelRequests({
        takeRequests: (asked) => modelUsage.take(asked, config.modelRequestsADay, clock()),
        giveBack: (taken) => modelUsage.giveBack(taken),
        log,
      }),
    ),
    findModelRequests: async () =>
      config.ai.provider === 'offline'
        ? null
        : { used: await modelUsage.countUsed(clock()), aDay: config.modelRequestsADay },
    log,
  };
}
