import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAdminEnvironment, HOST, toUrl, toUrls } from './addresses.ts';
import { createAuthSnapshot } from './auth/snapshot.ts';
import type { BadDayOptions } from './bad-day/bad-day-options.ts';
import { FirestoreBadDay } from './firestore/bad-day/firestore-bad-day.ts';
import type { WatchQuery } from './firestore/databases/backend.ts';
import { Databases } from './firestore/databases/databases.ts';
import { createEngine } from './firestore/engine/engine.ts';
import { readDocumentFrom } from './firestore/guard/rules-guard.ts';
import { startFirestoreServer } from './firestore/server.ts';
import { createFirestoreSnapshot } from './firestore/snapshot.ts';
import { Triggers } from './firestore/triggers/triggers.ts';
import type { OfficialPorts } from './official/config.ts';
import { startOfficialSuite } from './official/suite.ts';
import { assertPortsAreFree, fillPorts, saysThatAPortIsTaken, type Ports } from './ports.ts';
import { watchProjectFiles } from './project-files.ts';
import { startAutosave } from './state/autosave.ts';
import { startStorageServer } from './storage/server.ts';
import { createStorageSnapshot } from './storage/snapshot.ts';

const MOST_STARTS = 3;

export type LocalFirebaseOptions = {
  /** The folder of firebase.json. */
  projectRoot: string;
  /** Must begin with "demo-", since such a project does not exist in the cloud. */
  projectId: string;
  /** 0 means any free port. */
  ports: Ports;
  /** Where data, files and accounts are kept between starts; null keeps nothing. */
  stateDir: string | null;
  /** Added to the functions' environment, including secrets. */
  env?: Record<string, string>;
  /** Injects faults that occasionally happen in the cloud, by a seed; off by default. */
  badDay?: BadDayOptions;
  /** Receives what the functions print and the emulators warn about, line by line. */
  log?: (line: string) => void;
  /** Called with each Firestore query. */
  watchQuery?: WatchQuery;
};

export type LocalFirebase = {
  ports: Ports;
  urls: Record<keyof Ports, string>;
  /** The environment in which the Admin SDK reaches this instance. */
  adminEnv: Record<string, string>;
  /** True when there was nothing to restore. */
  firstRun: boolean;
  /** The process of Auth, Functions and Hosting; the functions' workers belong to its group. */
  pid: number;
  /** The emulators' whole output. */
  logFile: string;
  /** Resolves when the official emulators end, whether by a stop or by themselves. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts all emulators, or none: then it throws a sentence that says why. A port that was chosen
 * here may be taken by another program before its emulator listens; then others are chosen.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { projectId } = options;
  if (!projectId.startsWith('demo-')) {
    throw new Error(`The project id "${projectId}" must begin with "demo-" to stay off the cloud.`);
  }
  for (let start = 1; ; start += 1) {
    const ports = await fillPorts({ ...options.ports, hub: 0, logging: 0, eventarc: 0, tasks: 0 });
    await assertPortsAreFree(ports);
    try {
      return await startAt(ports, options);
    } catch (error) {
      if (start === MOST_STARTS || !saysThatAPortIsTaken(error)) throw error;
    }
  }
}

async function startAt(
  ports: Ports & OfficialPorts,
  options: LocalFirebaseOptions,
): Promise<LocalFirebase> {
  const { projectRoot, projectId, stateDir, log = () => undefined } = options;
  const adminEnv = buildAdminEnvironment(projectId, ports);
  const isKept = stateDir !== null;
  const folder = stateDir ?? (await mkdtemp(path.join(tmpdir(), 'local-firebase-')));
  await mkdir(folder, { recursive: true });

  // What a stop or a failed start has to undo, in reverse order.
  const undo: (() => Promise<void>)[] = [];
  if (!isKept) undo.push(() => rm(folder, { recursive: true, force: true }));
  try {
    const project = await watchProjectFiles(projectRoot, log);
    undo.push(() => Promise.resolve(project.stop()));
    const engine = createEngine(projectId);
    const { badDay, watchQuery } = options;
    if (badDay) log(`A bad day by the seed ${badDay.seed}.`);
    const triggers = new Triggers(toUrl(ports.functions), log);
    const databases = new Databases(
      engine,
      project.firestoreRules,
      project.firestoreIndexes,
      badDay?.firestore ? new FirestoreBadDay(badDay.seed, badDay.firestore) : null,
      watchQuery,
      triggers,
    );
    const saved = path.join(folder, 'firestore.json');
    const documents = createFirestoreSnapshot(databases, projectId, saved);
    const hasDocuments = await documents.restore();
    const firestore = await startFirestoreServer(databases, { host: HOST, port: ports.firestore });
    undo.push(() => firestore.stop());

    const blobs = path.join(folder, 'storage');
    const storage = await startStorageServer({
      projectId,
      host: HOST,
      port: ports.storage,
      blobs,
      isKept,
      rules: project.storageRules,
      readDocument: readDocumentFrom(engine),
      log,
    });
    undo.push(() => storage.stop());
    const index = path.join(folder, 'storage.json');
    const files = createStorageSnapshot(storage.emulator, { index, blobs });
    const hasFiles = await files.restore();
    // Functions that are just finishing may still write while the emulators stop.
    if (isKept) undo.push(() => documents.save().then(() => files.save()));

    const suite = await startOfficialSuite({
      projectRoot,
      projectId,
      ports,
      env: { ...adminEnv, ...options.env },
      badDay,
      logFolder: path.join(folder, 'logs'),
      temporaryFolder: isKept ? null : folder,
      log,
    });
    undo.push(() => suite.stop());
    undo.push(() => Promise.resolve(triggers.stop()));
    const accountsFile = path.join(folder, 'accounts.json');
    const accounts = createAuthSnapshot(toUrl(ports.auth), projectId, accountsFile);
    const hasAccounts = await accounts.restore();

    if (isKept) {
      const autosave = startAutosave([documents, files, accounts], (error) =>
        log(`The state could not be saved: ${String(error)}`),
      );
      undo.push(() => autosave.stop());
    }
    const firstRun = !(hasDocuments || hasFiles || hasAccounts);
    const { pid, logFile, exited } = suite;
    const stop = runOnce(() => undoAll(undo));
    return { ports, urls: toUrls(ports), adminEnv, firstRun, pid, logFile, exited, stop };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function undoAll(undo: (() => Promise<void>)[]): Promise<void> {
  for (const step of undo.reverse()) await step();
}

function runOnce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= run());
}
