import { createHash, randomBytes } from 'node:crypto';
import { assertFails, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp as initializeClient } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth as getClientAuth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore as getClientFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LocalFirebase } from '../src/start.ts';
import { PROJECT_ID, startFixture } from './support/project.ts';

let local: LocalFirebase;
const printed: string[] = [];

beforeAll(async () => {
  local = await startFixture({ log: (line) => printed.push(line) });
  Object.assign(process.env, local.adminEnv);
  initializeApp({ projectId: PROJECT_ID });
});
afterAll(() => local.stop());

async function api(path: string, init?: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(`${local.urls.hosting}/api/${path}`, init);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

test('Hosting serves the pages, and the function behind the rewrite', async () => {
  const page = await fetch(local.urls.hosting);
  expect(await page.text()).toContain('<title>Fixture</title>');
  expect(await api('whoami')).toMatchObject({ setting: 'set', secret: 'secret' });
});

test.each(['/%E0%A4%A', '/api/whoami/%', '//%E0%A4%A', '/index.html%ff'])(
  'an address that is no text is refused, and nothing ends of it: %s',
  async (path) => {
    expect((await fetch(`${local.urls.hosting}${path}`)).status).toBe(400);
    expect((await fetch(`${local.urls.hosting}/?of=%E0%A4%A`)).status).toBe(200);
    expect(await api('whoami')).toMatchObject({ setting: 'set' });
  },
);

test('20 requests at once, each a transaction on one document, all count', async () => {
  const values = await Promise.all(
    Array.from({ length: 20 }, async () => (await api('increment'))['value']),
  );
  expect(values.map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  expect((await getFirestore().doc('counters/one').get()).get('value')).toBe(20);
});

test('many requests at once share a few workers', async () => {
  const workers = await Promise.all(
    Array.from({ length: 30 }, async () => (await api('whoami'))['pid']),
  );
  expect(new Set(workers).size).toBeLessThanOrEqual(4);
});

test('a form of 25 MB reaches the function unchanged, goes to Storage, and comes back', async () => {
  const body = Buffer.concat([
    Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'),
    randomBytes(25 * 1024 * 1024),
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const { sha256 } = await api('upload', { method: 'POST', body, headers });
  expect(sha256).toBe(createHash('sha256').update(body).digest('hex'));

  const download = await fetch(`${local.urls.hosting}/api/download`);
  expect(Buffer.from(await download.arrayBuffer()).equals(body)).toBe(true);
});

test('a function that answers early and hangs up ends nothing but its own request', async () => {
  const body = randomBytes(20 * 1024 * 1024);
  for (let round = 0; round < 5; round += 1) {
    // It is random whether the answer or the end of the connection arrives first.
    await fetch(`${local.urls.hosting}/api/refuse-early`, { method: 'POST', body })
      .then((response) => response.text())
      .catch(() => undefined);
  }
  expect(await api('whoami')).toHaveProperty('pid');
});

test('a task that a function enqueues runs', async () => {
  const { id } = await api('enqueue');
  const task = getFirestore().doc(`tasks/${String(id)}`);
  await vi.waitFor(async () => expect((await task.get()).get('isDone')).toBe(true), {
    timeout: 60_000,
    interval: 200,
  });
});

test('functions that serve tasks share a few workers, and the API has its own', async () => {
  const { ids } = await api('enqueue-five');
  const workers = new Set<unknown>();
  for (const id of ids as string[]) {
    const task = getFirestore().doc(`tasks/${id}`);
    await vi.waitFor(async () => expect(id.split('-').at(-1)).toBe((await task.get()).get('by')), {
      timeout: 60_000,
      interval: 200,
    });
    workers.add((await task.get()).get('pid'));
  }
  expect(workers.size).toBeLessThanOrEqual(4);
  expect(workers).not.toContain((await api('whoami'))['pid']);
});

test('who asks the API cannot choose another function', async () => {
  const headers = { 'x-local-function': 'work' };
  expect(await api('whoami', { headers })).toHaveProperty('pid');
});

test('a task that is scheduled for later does not run before', async () => {
  const { id, scheduled } = await api('enqueue-for-later');
  const task = getFirestore().doc(`tasks/${String(id)}`);
  await vi.waitFor(
    async () => expect((await task.get()).get('at')).toBeGreaterThan(Number(scheduled)),
    {
      timeout: 60_000,
      interval: 200,
    },
  );
});

test('what a function prints is handed on', async () => {
  await api('increment');
  await vi.waitFor(() => expect(printed.join('\n')).toContain('The counter is at'), 30_000);
});

test('a custom claim is in the next ID token, and the rules see it', async () => {
  setLogLevel('silent');
  const app = initializeClient({ projectId: PROJECT_ID, apiKey: 'none' });
  const auth = getClientAuth(app);
  connectAuthEmulator(auth, local.urls.auth, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(auth, 'a@school.test', 'a-password');
  await getAuth().setCustomUserClaims(user.uid, { role: 'teacher' });
  const { claims } = await user.getIdTokenResult(true);
  expect(claims['role']).toBe('teacher');
  const verified = await getAuth().verifyIdToken(await user.getIdToken());
  expect(verified).toMatchObject({ uid: user.uid, role: 'teacher' });

  const db = getClientFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', local.ports.firestore);
  await setDoc(doc(db, 'diaries', user.uid), { n: 1 });
  expect((await getDoc(doc(db, 'diaries', user.uid))).get('n')).toBe(1);
  const foreign = getDoc(doc(db, 'diaries/other'));
  await expect(foreign).rejects.toMatchObject({ code: 'permission-denied' });
});

test('tests of rules find the emulators through the hub', async () => {
  const environment = await initializeTestEnvironment({ projectId: 'demo-through-the-hub' });
  expect(environment.emulators).toMatchObject({
    firestore: { host: '127.0.0.1', port: local.ports.firestore },
    storage: { host: '127.0.0.1', port: local.ports.storage },
  });
  const nobody = environment.unauthenticatedContext();
  await assertFails(nobody.firestore().doc('diaries/a').get());
  await assertFails(nobody.storage().ref('a').getMetadata());
  await environment.cleanup();
});
