import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authSnapshot } from './auth/accounts.ts';
import { createEngine } from './firestore/engine.ts';
import { startFirestoreServer } from './firestore/server.ts';
import { firestoreSnapshot } from './firestore/snapshot.ts';
import { HOST } from './official/config.ts';
import { startOfficialSuite } from './official/suite.ts';
import { assertPortsAreFree, fillPorts, freePorts, type Ports } from './ports.ts';
import { startAutosave } from './state/autosave.ts';
import { startStorageServer } from './storage/server.ts';
import { storageSnapshot } from './storage/snapshot.ts';

export { freePorts, type PortName, type Ports } from './ports.ts';

export type LocalFirebaseOptions = {
  /** The folder of firebase.json. */
  projectRoot: string;
  /** Must begin with "demo-": such a project has no counterpart in the cloud. */
  projectId: string;
  /** 0 stands for any free port. */
  ports: Ports;
  /** Where data, files and accounts are kept between two starts; null keeps nothing. */
  stateDir: string | null;
  /** Added to what the functions see in their environment; secrets too. */
  env?: Record<string, string>;
  /** Receives what the functions print and the emulators warn of, line by line. */
  log?: (line: string) => void;
};

export type LocalFirebase = {
  ports: Ports;
  urls: Record<keyof Ports, string>;
  /** What the Admin SDK needs in its environment to reach this instance. */
  adminEnv: Record<string, string>;
  /** Whether there was nothing to restore. */
  firstRun: boolean;
  /** The emulators' whole output. */
  logFile: string;
  /** Resolves when the official emulators end, on stop or by themselves. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { projectRoot, projectId, stateDir, log = () => undefined } = options;
  if (!projectId.startsWith('demo-')) {
    throw new Error(`The project id "${projectId}" must begin with "demo-" to stay off the cloud.`);
  }
  const ports = await fillPorts(options.ports);
  await assertPortsAreFree(ports);
  const [hub = 0, logging = 0, eventarc = 0, tasks = 0] = await freePorts(4);
  const temporary = await mkdtemp(path.join(tmpdir(), 'local-firebase-'));
  const folder = stateDir ?? temporary;
  await mkdir(folder, { recursive: true });
  const cleanups: (() => unknown)[] = [() => rm(temporary, { recursive: true, force: true })];

  let stopping: Promise<void> | null = null;

  function stop(): Promise<void> {
    stopping ??= cleanUp();
    return stopping;
  }

  async function cleanUp(): Promise<void> {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  }

  try {
    const engine = createEngine(projectId);
    const documents = firestoreSnapshot(engine, path.join(folder, 'firestore.json'));
    const hasDocuments = await documents.restore();
    const firestore = await startFirestoreServer(engine, { host: HOST, port: ports.firestore });
    cleanups.push(() => firestore.stop());

    const blobs = path.join(folder, 'storage');
    const storage = await startStorageServer({
      ...{ projectId, host: HOST, port: ports.storage },
      ...{ blobs, isKept: stateDir !== null },
    });
    cleanups.push(() => storage.stop());
    const index = path.join(folder, 'storage.json');
    const files = storageSnapshot(storage.emulator, { index, blobs });
    const hasFiles = await files.restore();

    if (stateDir !== null) {
      // The last functions may still write while the emulators stop.
      cleanups.push(() => Promise.all([documents.save(), files.save()]));
    }
    const adminEnv = adminEnvironment(projectId, ports);
    const suite = await startOfficialSuite({
      ...{ projectRoot, projectId, log },
      ports: { ...ports, hub, logging, eventarc, tasks },
      env: { ...adminEnv, ...options.env },
      logFolder: path.join(folder, 'logs'),
    });
    cleanups.push(() => suite.stop());
    const accounts = authSnapshot(
      `http://${HOST}:${ports.auth}`,
      projectId,
      path.join(folder, 'accounts.json'),
    );
    const hasAccounts = await accounts.restore();

    if (stateDir !== null) {
      const autosave = startAutosave([documents, files, accounts], (error) =>
        log(`The state could not be saved: ${String(error)}`),
      );
      cleanups.push(() => autosave.stop());
    }
    const firstRun = !(hasDocuments || hasFiles || hasAccounts);
    return { ports, urls: urlsOf(ports), adminEnv, firstRun, ...suite, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function adminEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  };
}

function urlsOf(ports: Ports): Record<keyof Ports, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `http://${HOST}:${port}`]),
  ) as Record<keyof Ports, string>;
}
