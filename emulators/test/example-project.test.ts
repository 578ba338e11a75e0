import { fileURLToPath } from 'node:url';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalFirebase, type LocalFirebase } from '../src/start.ts';

/**
 * An independent project: its tests need no more than this for a Firebase that refuses what the
 * cloud refuses.
 */
const PROJECT_ID = 'demo-example';
let local: LocalFirebase;
let app: App;

beforeAll(async () => {
  local = await startLocalFirebase({
    projectRoot: fileURLToPath(new URL('example-project', import.meta.url)),
    projectId: PROJECT_ID,
    ports: { hosting: 0, functions: 0, auth: 0, firestore: 0, storage: 0 },
    stateDir: null,
  });
  Object.assign(process.env, local.adminEnv);
  app = initializeApp({ projectId: PROJECT_ID });
  const orders = getFirestore(app).collection('orders');
  await orders.doc('first').set({ customer: 'ada', orderedAt: 1, notes: { kind: 'gift' } });
  await orders.doc('second').set({ customer: 'ada', orderedAt: 2 });
});
afterAll(async () => {
  await deleteApp(app);
  await local.stop();
});

async function ask(query: string): Promise<unknown> {
  const url = `${local.urls.functions}/${PROJECT_ID}/us-central1/orders?${query}`;
  return (await fetch(url)).json();
}

test('a function is served, and its query has an index', async () => {
  expect(await ask('customer=ada')).toEqual(['second', 'first']);
});

test('a query without one is refused, with the index that it wants', async () => {
  const refused = { code: 9, message: expect.stringContaining('"notes.kind"') as string };
  expect(await ask('note=gift')).toMatchObject(refused);
});

test('a document that the cloud would not store is refused', async () => {
  const large = { notes: 'x'.repeat(1_100_000) };
  const refused = getFirestore(app).doc('orders/large').set(large);
  await expect(refused).rejects.toMatchObject({ code: 3 });
});

test('clients get what the rules allow', async () => {
  const environment = await initializeTestEnvironment({ projectId: PROJECT_ID });
  const ada = environment.authenticatedContext('ada').firestore();
  await assertSucceeds(ada.collection('orders').where('customer', '==', 'ada').get());
  await assertFails(ada.collection('orders').get());
  await environment.cleanup();
});
