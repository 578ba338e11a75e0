import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import { readDocumentFrom } from '@study-assistant/emulators/firestore/rules-guard';
import { startFirestoreServer } from '@study-assistant/emulators/firestore/server';
import { freePorts } from '@study-assistant/emulators/ports';
import { startStorageServer } from '@study-assistant/emulators/storage/server';
import { readProjectIndexes } from '../project-indexes.ts';

const host = '127.0.0.1';
const projectId = 'demo-study-assistant';

const [firestorePort = 0, storagePort = 0] = await freePorts(2);
const blobs = await mkdtemp(path.join(tmpdir(), 'rules-'));
const engine = createEngine(projectId);
// No rules of their own: the tests load those that they are about.
const noRules = () => null;
const databases = new Databases(engine, noRules, readProjectIndexes);
const firestore = await startFirestoreServer(databases, { host, port: firestorePort });
const storage = await startStorageServer({
  projectId,
  host,
  port: storagePort,
  blobs,
  isKept: false,
  rules: noRules,
  readDocument: readDocumentFrom(engine),
  // It tells of every denied request, and denied requests are what the tests are about.
  log: () => undefined,
});

process.send?.({
  firestoreHost: `${host}:${firestorePort}`,
  storageHost: `${host}:${storagePort}`,
});

// The parent lets go when its tests are over, and when it is killed.
process.once('disconnect', () => void stop());
process.on('SIGINT', () => undefined);

async function stop(): Promise<void> {
  await Promise.all([firestore.stop(), storage.stop()]);
  await rm(blobs, { recursive: true, force: true });
  process.exit();
}
