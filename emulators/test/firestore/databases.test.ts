import { deleteApp as deleteClient, initializeApp as initializeClient } from 'firebase/app';
import * as browser from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Databases } from '../../src/firestore/databases/databases.ts';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { startFirestoreServer, type FirestoreServer } from '../../src/firestore/server.ts';
import { parseRules } from '../../src/rules/rules.ts';
import { PROJECT_ID } from '../support/firestore.ts';
import { toIndexSet, override } from '../support/index-files.ts';
import { DENIED } from '../support/rules.ts';

const OPEN = parseRules(
  'service cloud.firestore { match /databases/{name}/documents { match /places/{id} { allow read, write: if name == "other"; } } }',
  'open.rules',
);
let server: FirestoreServer;
let app: ReturnType<typeof initializeApp>;
let client: ReturnType<typeof initializeClient>;
let main: Firestore;
let other: Firestore;

beforeAll(async () => {
  browser.setLogLevel('silent');
  lite.setLogLevel('silent');
  const databases = new Databases(
    createEngine(PROJECT_ID),
    (id) => (id === 'other' ? OPEN : null),
    (id) => toIndexSet(id === 'other' ? { places: [override('size')] } : {}),
  );
  server = await startFirestoreServer(databases, { host: '127.0.0.1', port: 0 });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  app = initializeApp({ projectId: PROJECT_ID }, 'databases');
  client = initializeClient({ projectId: PROJECT_ID, apiKey: 'none' }, 'databases');
  main = getFirestore(app);
  other = getFirestore(app, 'other');
});
afterAll(async () => {
  await deleteClient(client);
  await deleteApp(app);
  await server.stop();
});

test('documents of one database are not in another', async () => {
  await main.doc('places/one').set({ in: 'main' });
  await other.doc('places/one').set({ in: 'other' });
  await other.runTransaction(async (transaction) => {
    const read = await transaction.get(other.doc('places/one'));
    transaction.set(other.doc('places/two'), { copyOf: read.get('in') as string });
  });
  expect((await main.collection('places').get()).docs.map((one) => one.data())).toEqual([
    { in: 'main' },
  ]);
  expect((await other.collection('places').get()).size).toBe(2);
  expect((await other.collection('places').count().get()).data()).toEqual({ count: 2 });
  expect(await other.listCollections()).toHaveLength(1);
});

test('the rules are those of the database', async () => {
  const connect = (id: string) => {
    const db = browser.getFirestore(client, id);
    browser.connectFirestoreEmulator(db, '127.0.0.1', server.port);
    return db;
  };
  const [mine, theirs] = [connect('other'), connect('(default)')];
  const seen: string[] = [];
  browser.onSnapshot(browser.collection(mine, 'places'), ({ docs }) => {
    seen.push(...docs.map(({ id }) => id));
  });
  await browser.setDoc(browser.doc(mine, 'places/by-client'), {});
  await vi.waitFor(() => expect(seen).toContain('by-client'), 30_000);
  expect((await other.doc('places/by-client').get()).exists).toBe(true);
  await expect(browser.getDoc(browser.doc(theirs, 'places/one'))).rejects.toMatchObject(DENIED);

  const small = lite.getFirestore(client, 'other');
  lite.connectFirestoreEmulator(small, '127.0.0.1', server.port);
  expect((await lite.getDoc(lite.doc(small, 'places/by-client'))).exists()).toBe(true);
});

test('the indexes are those of the database', async () => {
  const ask = (db: Firestore) => db.collection('places').where('size', '>', 1).get();
  expect((await ask(main)).size).toBe(0);
  await expect(ask(other)).rejects.toMatchObject({ code: 9 });
});

test('a database is cleared alone, and usage is that of all', async () => {
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/${PROJECT_ID}`;
  const usage = async () => (await (await fetch(`${url}:usage`)).json()) as { writes: number };
  const { writes } = await usage();
  await main.doc('places/kept').set({});
  await other.doc('places/gone').set({});
  expect((await usage()).writes).toBe(writes + 2);
  await fetch(`${url}/databases/other/documents`, { method: 'DELETE' });
  expect((await other.collection('places').get()).size).toBe(0);
  expect((await main.doc('places/kept').get()).exists).toBe(true);
});
