import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  getFirestore,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { DENIED, fixtureRuleset } from '../../support/rules.ts';

/** The SDK for pages that only read and write now and then; it uses the REST API alone. */
let server: TestFirestore;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  setLogLevel('silent');
  server = await startFirestore(undefined, fixtureRuleset('firestore.rules'));
});
beforeEach(async () => {
  await server.db.recursiveDelete(server.db.collection('notes'));
});
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await server.stop();
});

function connect(mockUserToken: { sub: string } | 'owner' | null): Firestore {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, `lite-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.port, mockUserToken ? { mockUserToken } : {});
  return db;
}

test('the lite SDK gets what the rules allow, and no more', async () => {
  const [ada, bob, nobody] = [connect({ sub: 'ada' }), connect({ sub: 'bob' }), connect(null)];
  const note = { owner: 'ada', text: 'Milk', createdAt: serverTimestamp() };
  const { id } = await addDoc(collection(ada, 'notes'), note);
  expect((await getDoc(doc(ada, 'notes', id))).get('text')).toBe('Milk');
  await updateDoc(doc(ada, 'notes', id), { text: 'Bread' });
  await expect(getDoc(doc(bob, 'notes', id))).rejects.toMatchObject(DENIED);
  await expect(getDoc(doc(nobody, 'notes', id))).rejects.toMatchObject(DENIED);
  await expect(updateDoc(doc(bob, 'notes', id), { text: 'Mine' })).rejects.toMatchObject(DENIED);
  await expect(getDocs(collection(ada, 'notes'))).rejects.toMatchObject(DENIED);
  const own = await getDocs(query(collection(ada, 'notes'), where('owner', '==', 'ada')));
  expect(own.docs.map((one) => one.get('text') as string)).toEqual(['Bread']);
  await deleteDoc(doc(ada, 'notes', id));
  expect((await getDoc(doc(ada, 'notes', id))).exists()).toBe(false);
});

test('values arrive as they were sent', async () => {
  const db = connect('owner');
  const values = {
    whole: 41,
    nothing: null,
    numbers: [Number.NaN, Infinity, -Infinity, -0, 0.5],
    empty: { list: [], map: {}, text: '' },
    time: new Date('1969-07-20T20:17:40.123Z'),
  };
  await setDoc(doc(db, 'values/one'), values);
  const read = (await getDoc(doc(db, 'values/one'))).data();
  expect(read).toEqual({ ...values, time: expect.anything() as object });
  expect((read?.['time'] as { toDate(): Date }).toDate()).toEqual(values.time);
  expect((await server.db.doc('values/one').get()).get('numbers')).toEqual(values.numbers);
});

test('batches, transactions and aggregations work', async () => {
  const db = connect('owner');
  const batch = writeBatch(db);
  for (const [id, size] of Object.entries({ a: 1, b: 2, c: 4 })) {
    batch.set(doc(db, 'sizes', id), { size });
  }
  await batch.commit();
  await runTransaction(db, async (transaction) => {
    const read = await transaction.get(doc(db, 'sizes/c'));
    transaction.update(read.ref, { size: Number(read.get('size')) * 2 });
  });
  const totals = { all: count(), sum: sum('size') };
  expect((await getAggregate(collection(db, 'sizes'), totals)).data()).toEqual({ all: 3, sum: 11 });
});
