import { doc, setDoc } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LocalFirebase } from '../src/start.ts';
import { PROJECT_ID, startFixture } from './support/project.ts';
import { Clients } from './support/rules.ts';

let local: LocalFirebase;
let db: Firestore;
let stop: () => Promise<void>;
const printed: string[] = [];

beforeAll(async () => {
  local = await startFixture({ log: (line) => printed.push(line) });
  Object.assign(process.env, local.adminEnv);
  const app = initializeApp({ projectId: PROJECT_ID });
  db = getFirestore(app);
  stop = async () => {
    await deleteApp(app);
    await local.stop();
  };
});
afterAll(() => stop());

/** What functions were told of one document, by the function's name. */
async function hear(id: string, count: number): Promise<Record<string, DocumentData[]>> {
  const found = await vi.waitFor(
    async () => {
      const { docs } = await db.collection('heard').where('id', '==', id).get();
      expect(docs).toHaveLength(count);
      return docs.map((one) => one.data());
    },
    { timeout: 60_000, interval: 200 },
  );
  const inOrder = found.sort((a, b) => millis(a) - millis(b));
  const names = new Set(inOrder.map(({ by }) => String(by)));
  return Object.fromEntries(
    [...names].map((name) => [name, inOrder.filter(({ by }) => by === name)]),
  );
}

function millis({ at }: DocumentData): number {
  return (at as Timestamp).toMillis();
}

const FIRST = 'google.firestore.document.write';
const SECOND = 'google.cloud.firestore.document.v1.written';

test('functions of both generations hear of a document that comes, changes and goes', async () => {
  const letter = db.doc('letters/a');
  const before = { text: 'Dear', at: new Date('2020-01-01T00:00:00.5Z'), to: { name: 'Ada' } };
  await letter.set(before);
  await letter.update({ text: 'Dearest' });
  // A write that changes nothing is no event.
  await letter.update({ text: 'Dearest' });
  await letter.delete();
  const heard = await hear('a', 12);
  const [old, now] = [{ ...before, at: Timestamp.fromDate(before.at) }, { text: 'Dearest' }];
  for (const [first, type] of [
    ['first', FIRST],
    ['', SECOND],
  ]) {
    const by = (name: string) => heard[first ? first + name : name.toLowerCase()];
    expect(by('Written')).toMatchObject([
      { type, before: null, after: old },
      { type, before: old, after: { ...old, ...now } },
      { type, before: { ...old, ...now }, after: null },
    ]);
    expect(by('Created')).toMatchObject([{ after: old, name: 'letters/a' }]);
    expect(by('Updated')).toMatchObject([{ before: old, after: now }]);
    expect(by('Deleted')).toMatchObject([{ before: { ...old, ...now } }]);
  }
});

test('paths match as deep as they say, and one path only where they have no wildcard', async () => {
  await db.doc('letters/b/pages/1').set({});
  expect((await hear('b', 1))['enclosed']).toMatchObject([{ path: 'pages/1' }]);
  await db.doc('letters/known').set({});
  await hear('known', 4);
  const { docs } = await db.collection('heard').where('by', '==', 'single').get();
  expect(docs).toHaveLength(1);
});

test('names beyond ASCII, all kinds of values and twenty writes in a row arrive in order', async () => {
  const letter = db.doc('letters/für 100 %');
  const values = { none: null, many: [1.5, -0, true], bytes: Buffer.from([1, 255]), text: 'ß' };
  for (let n = 1; n <= 20; n += 1) await letter.set({ ...values, n });
  const { written, firstWritten } = await hear('für 100 %', 2 + 2 * 19 + 2 * 20);
  for (const told of [written, firstWritten]) {
    expect(told?.map(({ after }) => (after as { n: number }).n)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(told?.[0]).toMatchObject({ after: values });
  }
});

test('a function hears of one database alone', async () => {
  await getFirestore('other').doc('letters/elsewhere').set({ n: 1 });
  expect(await hear('elsewhere', 1)).toMatchObject({
    elsewhere: [{ database: 'other', after: { n: 1 } }],
  });
});

test('a function may know who has written', async () => {
  const clients = new Clients(PROJECT_ID, local.ports.firestore);
  await setDoc(doc(clients.firestore({ uid: 'ada' }), 'signed/by-ada'), {});
  await setDoc(doc(clients.firestore(null), 'signed/by-nobody'), {});
  await db.doc('signed/by-admin').set({});
  const [ada, nobody, admin] = [
    await hear('by-ada', 1),
    await hear('by-nobody', 1),
    await hear('by-admin', 1),
  ];
  expect(ada['writtenBy']).toMatchObject([{ authType: 'unknown', authId: 'ada' }]);
  expect(nobody['writtenBy']).toMatchObject([{ authType: 'unauthenticated', authId: null }]);
  expect(admin['writtenBy']).toMatchObject([{ authType: 'service_account' }]);
  await clients.close();
});

test('a function that fails is named, is not asked again, and keeps nobody else from hearing', async () => {
  await db.doc('failing/one').set({});
  await vi.waitFor(() => {
    expect(printed.join('\n')).toMatch(
      /failing.* was not told that failing\/one is created: Error: 500/,
    );
  }, 30_000);
  expect(printed.filter((line) => line.includes('This letter cannot be read'))).toHaveLength(1);
});

test('a function hears of a new account', async () => {
  await getAuth().createUser({ email: 'new@school.test' });
  expect((await hear('new@school.test', 1))['joined']).toHaveLength(1);
});

test('what is no trigger is refused', async () => {
  const url = `${local.urls.firestore}/emulator/v1/projects/${PROJECT_ID}`;
  const wrong = JSON.stringify({ eventTrigger: { eventType: 'document.read', resource: 'a' } });
  const first = await fetch(`${url}/triggers/a`, { method: 'PUT', body: wrong });
  const second = await fetch(`${url}/eventarcTrigger?eventarcTriggerId=a`, {
    method: 'POST',
    body: wrong,
  });
  expect([first.status, second.status]).toEqual([400, 400]);
});
