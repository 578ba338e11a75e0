import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { createAppCheck, createAppTokenCheck } from '../platform/auth/app-check.ts';
import { createIdentity } from '../platform/auth/identity.ts';
import { createSignIns } from '../platform/auth/sign-ins.ts';
import { createFileStore } from '../platform/files/files.ts';
import { cloudLogger as log } from '../platform/log/logger.ts';
import type { Config } from '../platform/settings/config.ts';
import { createTaskQueue, type OfSchool, type Task } from '../platform/tasks/task-queue.ts';

export type Adapters = ReturnType<typeof createAdapters>;

/** What the server needs of the world around it. */
export function createAdapters(app: App, config: Config) {
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: false });
  const queues = getFunctions(app);
  const clock = () => new Date();
  return {
    firestore,
    files: createFileStore(() => getStorage(app), config.storageBucket),
    identity: createIdentity(getAuth(app), { teacherScope: config.teacherScope, clock, log }),
    signIns: createSignIns(getAuth(app)),
    queueOf: <Payload extends Record<string, unknown>>(task: Task<Payload>) =>
      createTaskQueue<Payload & OfSchool>(queues, task, config.region),
    verifyApp: config.requiresAppCheck ? createAppCheck(createAppTokenCheck(app)) : null,
    clock,
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    log,
  };
}
