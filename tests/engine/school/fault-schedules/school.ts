import { FirestoreBadDay } from '@study-assistant/emulators/bad-day';
import { draw } from '@study-assistant/emulators/bad-day/draw';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { startFirestoreServer } from '@study-assistant/emulators/firestore/server';
import { callerOf } from '../../../../functions/src/domain/caller.fixture.ts';
import { readProjectIndexes } from '../../../support/product/project-indexes.ts';
import { STUDENTS } from './plan-schedule.ts';
import { TaskQueues } from './queue.ts';
import { startInstance, type Instance } from './server.ts';

const START = Date.parse('2026-11-16T08:00:00.000Z');

/** Each client calls its own instance, so that one can be stopped while the others continue. */
const INSTANCES = [...STUDENTS, 'tab', 'teacher', 'task-1', 'task-2'] as const;
export type InstanceName = (typeof INSTANCES)[number];

const FIRESTORE_FAULTS = {
  unavailable: 0.02,
  lostAnswer: 0.06,
  deadlineExceeded: 0.02,
  aborted: 0.03,
  resourceExhausted: 0.01,
  stopped: 0.05,
};
const QUEUE_FAULTS = { unavailable: 0.03, lostAnswer: 0.03 };
/** The share of replies that the server sends but the client never gets. */
const LOST_REPLIES = 0.05;

export type Reply = { status: number; body: Record<string, unknown> };

export type Question = {
  uid: string;
  role: 'student' | 'teacher' | null;
  isAdmin?: boolean;
  method: string;
  path: string;
  body?: object | FormData;
  headers?: Record<string, string>;
};

export type School = Awaited<ReturnType<typeof openSchool>>;

/**
 * The product on a separate Firestore and clock, with faults on request. Only over a network does the
 * Admin SDK send again what was not answered; whoever loses no answers can do without.
 */
export async function openSchool(projectId: string, { hasNetwork = false } = {}) {
  const stopped = new Set<string>();
  const badDay = new FirestoreBadDay(0, {}, (instance) => void stopped.add(instance));
  const databases = new Databases(createEngine(projectId), () => null, readProjectIndexes, badDay);
  const network = hasNetwork
    ? await startFirestoreServer(databases, { host: '127.0.0.1', port: 0 })
    : null;
  let now = START;
  let seed = 0;
  let isBad = false;
  const asked = new Map<InstanceName, number>();
  const files = new Map<string, Buffer>();
  const accounts = new Set<string>();
  const queues = new TaskQueues(() => now);
  const around = {
    databases: network ? null : databases,
    files,
    queues,
    accounts,
    now: () => new Date(now),
    isStopped: (instance: string) => stopped.has(instance),
  };
  if (network) {
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${network.port}`;
    // Without this the Admin SDK would look for Google's network.
    process.env.METADATA_SERVER_DETECTION = 'none';
  }
  const instances = Object.fromEntries(
    await Promise.all(
      INSTANCES.map(async (name) => [name, await startInstance(name, projectId, around)] as const),
    ),
  ) as Record<InstanceName, Instance>;

  function restart(name: InstanceName): void {
    stopped.delete(name);
    badDay.restart(name);
  }

  return {
    badDay,
    queues,
    files,
    accounts,
    instances,
    now: () => now,
    pass: (seconds: number) => void (now += seconds * 1000),
    draw: (...key: (string | number)[]) => (isBad ? draw(seed, ...key) : 1),

    begin(nextSeed: number): void {
      databases.add(createEngine(projectId));
      files.clear();
      accounts.clear();
      now = START;
      seed = nextSeed;
      asked.clear();
      queues.begin(seed);
      badDay.begin(seed, {});
    },

    startBadDay(): void {
      isBad = true;
      badDay.begin(seed, FIRESTORE_FAULTS);
      queues.begin(seed, QUEUE_FAULTS);
    },

    endBadDay(): void {
      isBad = false;
      badDay.end();
      queues.calm();
      stopped.clear();
    },

    /** Calls the server once. Null if there was no answer, or one that asks to try again. */
    async ask(
      name: InstanceName,
      { uid, role, isAdmin = false, ...question }: Question,
    ): Promise<Reply | null> {
      restart(name);
      const { method, path, body, headers } = question;
      const token = encodeURIComponent(
        JSON.stringify({ ...callerOf(uid, 'student'), role, isAdmin }),
      );
      const isForm = body instanceof FormData;
      const response = await fetch(`${instances[name].url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const reply = (await response.json()) as Record<string, unknown>;
      const turn = (asked.get(name) ?? 0) + 1;
      asked.set(name, turn);
      const isLost = isBad && draw(seed, 'reply', name, turn) < LOST_REPLIES;
      if (stopped.has(name) || isLost || response.status >= 500) return null;
      return { status: response.status, body: reply };
    },

    /** Runs a task once on its own instance; rejects if it failed or was stopped. */
    async runOn(name: InstanceName, task: (instance: Instance) => Promise<void>) {
      restart(name);
      await task(instances[name]);
      if (stopped.has(name)) throw new Error(`${name} was stopped.`);
    },

    async close() {
      await Promise.all(Object.values(instances).map((instance) => instance.stop()));
      await network?.stop();
    },
  };
}
