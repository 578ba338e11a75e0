import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  collection,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';

let server: TestFirestore;

beforeAll(async () => {
  setLogLevel('silent');
  server = await startFirestore();
});
afterAll(() => server.stop());

async function asClient(token: string | null, use: (db: Firestore) => Promise<void>) {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, `client-${token}`);
  const db = getFirestore(app);
  const options = token === null ? {} : { mockUserToken: token };
  connectFirestoreEmulator(db, '127.0.0.1', server.port, options);
  try {
    await use(db);
  } finally {
    await deleteApp(app);
  }
}

test.each([
  ['nobody', null],
  ['a user', 'some.id.token'],
])('the browser SDK of %s is refused', async (_who, token) => {
  await server.db.doc('secrets/a').set({ n: 1 });
  await asClient(token, async (db) => {
    const denied = { code: 'permission-denied' };
    await expect(getDoc(doc(db, 'secrets/a'))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(db, 'secrets/a'), { n: 2 })).rejects.toMatchObject(denied);
  });
  expect((await server.db.doc('secrets/a').get()).get('n')).toBe(1);
});

test('the browser SDK reads, writes and listens once it is let in', async () => {
  await asClient('owner', async (db) => {
    await setDoc(doc(db, 'shared/a'), { n: 1, kind: 'x' });
    await updateDoc(doc(db, 'shared/a'), { n: 2 });
    expect((await getDoc(doc(db, 'shared/a'))).data()).toEqual({ n: 2, kind: 'x' });
    expect((await getDoc(doc(db, 'shared/missing'))).exists()).toBe(false);
    await runTransaction(db, async (transaction) => {
      const read = await transaction.get(doc(db, 'shared/a'));
      await transaction.get(doc(db, 'shared/missing'));
      transaction.update(read.ref, { n: Number(read.get('n')) + 1 });
    });
    expect((await server.db.doc('shared/a').get()).get('n')).toBe(3);
  });
});

test('a document that leaves one query stays in another', async () => {
  await server.db.doc('marks/a').set({ isOpen: true });
  await asClient('owner', async (db) => {
    const seen = { open: -1, all: -1 };
    const marks = collection(db, 'marks');
    onSnapshot(query(marks, where('isOpen', '==', true)), ({ size }) => (seen.open = size));
    onSnapshot(marks, ({ size }) => (seen.all = size));
    await vi.waitFor(() => expect(seen).toEqual({ open: 1, all: 1 }), 30_000);
    await server.db.doc('marks/a').update({ isOpen: false });
    await vi.waitFor(() => expect(seen).toEqual({ open: 0, all: 1 }), 30_000);
  });
});
