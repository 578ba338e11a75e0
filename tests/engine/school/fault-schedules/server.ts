import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Question } from '@study-assistant/contract/questions/question';
import { INSTANCE_HEADER } from '@study-assistant/emulators/bad-day/instance-header';
import { connectFirestore } from '@study-assistant/emulators/firestore/connect';
import type { Databases } from '@study-assistant/emulators/firestore/databases';
import type { WriteRequest } from '@study-assistant/writer/writer';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createOfflineAdvice } from '../../../../functions/src/advice/offline/offline-advice.ts';
import type { TokenHolder } from '../../../../functions/src/domain/caller.ts';
import { readConfig } from '../../../../functions/src/platform/settings/config.ts';
import { createApp } from '../../../../functions/src/server/app.ts';
import type { ServerParts } from '../../../../functions/src/server/parts.ts';
import { buildServices } from '../../../../functions/src/server/services.ts';
import { openDocuments } from '../../../support/school/school-documents.ts';
import type { TaskQueues } from './queue.ts';

/** What all instances share: files, queues and the time. */
export type Surroundings = {
  /** Asked without a network; null if they are behind FIRESTORE_EMULATOR_HOST. */
  databases: Databases | null;
  files: Map<string, Buffer>;
  queues: TaskQueues;
  now: () => Date;
  /** Uids of those who can sign in; none by default. */
  accounts?: Set<string>;
  /** Tells whether an instance was stopped and does nothing any more. */
  isStopped: (instance: string) => boolean;
};

/** The nightly job leaves young files alone. */
const LONG_AGO = new Date(0);

export type Instance = Awaited<ReturnType<typeof startInstance>>;
export type Jobs = ReturnType<Instance['jobsOf']>;

/** The product's server in this process, with a Firestore client that the bad day knows by name. */
export async function startInstance(name: string, projectId: string, around: Surroundings) {
  const app = initializeApp({ projectId }, `${projectId}-${name}`);
  const firestore = getFirestore(app);
  firestore.settings({
    ignoreUndefinedProperties: false,
    customHeaders: { [INSTANCE_HEADER]: name },
  });
  if (around.databases) connectFirestore(firestore, around.databases);
  const { services, schoolOf, reconcile } = buildServices(toParts(name, firestore, around));
  const server = createServer(createApp(services));
  const port = await listen(server);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    jobsOf: (schoolId: string) => schoolOf(schoolId).jobs,
    reconcile,
    documents: openDocuments(firestore),
    async stop() {
      server.closeAllConnections();
      server.close();
      await deleteApp(app);
    },
  };
}

function toParts(name: string, firestore: Firestore, around: Surroundings): ServerParts {
  const { files, queues, now, isStopped, accounts = new Set() } = around;
  const silent = () => undefined;
  function requireRunning(): void {
    if (isStopped(name)) throw new Error(`${name} was stopped.`);
  }
  return {
    firestore,
    files: {
      async write(path, bytes) {
        files.set(path, await buffer(bytes));
      },
      open: (path) => Readable.from([files.get(path) ?? Buffer.from('')]),
      read: (path) => Promise.resolve(files.get(path) ?? Buffer.from('')),
      find: (path) => Promise.resolve(files.get(path) ?? null),
      copy(from, to) {
        const bytes = files.get(from);
        if (bytes) files.set(to, bytes);
        return Promise.resolve(bytes !== undefined);
      },
      // Storage is another service, which a stopped instance no longer reaches.
      async remove(path) {
        await Promise.resolve();
        requireRunning();
        files.delete(path);
      },
      async *list(folder) {
        await Promise.resolve();
        const inside = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
        yield inside.map((path) => ({ path, storedAt: LONG_AGO }));
      },
    },
    identity: {
      verify: (token) => Promise.resolve(JSON.parse(decodeURIComponent(token)) as TokenHolder),
      setRole: () => Promise.resolve(),
      signOutEverywhere: () => Promise.resolve(),
      confirmAddress: () => Promise.resolve(),
      removeSecondStep: () => Promise.resolve(),
      close: () => Promise.resolve(),
      open: () => Promise.resolve(),
      // Everybody here has a confirmed address that begins with the uid.
      findByEmails: (emails) =>
        Promise.resolve(
          emails.map((email) => {
            const [name = ''] = email.split('@');
            const uid = [...accounts].find((one) => one.toLowerCase() === name) ?? name;
            const signIn = { hasSignIn: true, isEmailVerified: true, isClosed: false };
            return { uid, email, ...signIn, role: null, schoolId: null };
          }),
        ),
      endUnconfirmed: () => Promise.resolve(),
      findSignIn: () => Promise.resolve(null),
      findUnused: () => Promise.resolve(new Set()),
      findOtherStanding: () => Promise.resolve([]),
      create: () => Promise.reject(new Error('Nobody imports a list here.')),
      createSignInToken: () => Promise.reject(new Error('Nobody has a card here.')),
      isThere: (uid) => Promise.resolve(accounts.has(uid)),
      async remove(uid) {
        await Promise.resolve();
        requireRunning();
        accounts.delete(uid);
      },
    },
    noteSession: () => Promise.resolve(),
    signIns: {
      async *list() {
        await Promise.resolve();
        yield [];
      },
      find: () => Promise.resolve(null),
    },
    queueOf: ({ name: task }) => ({
      async enqueue(payload, options) {
        await Promise.resolve();
        requireRunning();
        queues.enqueue(task, payload, options?.afterSeconds ?? 0);
      },
    }),
    verifyApp: null,
    clock: now,
    wait: () => Promise.resolve(),
    log: { info: silent, warn: silent, error: silent },
    config: readConfig({ AI_PROVIDER: 'offline', TEACHER_SIGNUP: 'open', TEACHER_SCOPE: 'school' }),
    writing: {
      ofSchool: () => ({
        writerFor: (writer) => ({ name: writer, write: writeRivers }),
        advice: createOfflineAdvice(),
        extractor: {
          extract: ({ fileName }) =>
            Promise.resolve({
              ...{ title: fileName, kind: 'pdf', pageCount: 1 },
              sections: [{ heading: 'Rivers', page: 1, text: 'Rivers flow.' }],
            }),
        },
        findPassages: () => Promise.resolve([]),
        keyTopics: () => Promise.resolve([]),
        suggestWrongAnswers: () => Promise.resolve([]),
      }),
    },
  };
}

/** Writes the requested number of questions on three topics. */
function writeRivers({ document, settings }: WriteRequest) {
  const questions = Array.from({ length: settings.numQuestions }, (_, at): Question => ({
    question: `What does part ${at + 1} of a river do?`,
    options: ['It rests', 'It flows', 'It freezes', 'It burns'],
    correctAnswer: at % 4,
    explanation: 'Rivers flow.',
    topic: `Part ${at % 3} of a river`,
    benchmarkTime: 20,
    source: { page: 1, section: null, quote: 'Rivers flow.' },
  }));
  return Promise.resolve({ title: document.title, questions, drafts: [], notice: null });
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
