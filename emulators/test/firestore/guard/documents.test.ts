import {
  arrayUnion,
  deleteDoc,
  doc,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { Clients, DENIED, fixtureRuleset } from '../../support/rules.ts';

let server: TestFirestore;
let clients: Clients;
let nobody: Firestore;
let ann: Firestore;
let bob: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  server = await startFirestore(undefined, fixtureRuleset('firestore.rules'));
  clients = new Clients(PROJECT_ID, server.port);
  nobody = clients.firestore(null);
  ann = clients.firestore({ uid: 'ann', claims: { role: 'teacher' } });
  bob = clients.firestore({ uid: 'bob', claims: { role: 'student' } });
});
afterAll(async () => {
  await clients.close();
  await server.stop();
});

test('a document is got by its owner alone', async () => {
  await server.db.doc('notes/mine').set({ owner: 'ann', text: 'a' });
  expect((await getDoc(doc(ann, 'notes/mine'))).data()).toEqual({ owner: 'ann', text: 'a' });
  await expect(getDoc(doc(bob, 'notes/mine'))).rejects.toMatchObject(DENIED);
  await expect(getDoc(doc(nobody, 'notes/mine'))).rejects.toMatchObject(DENIED);
});

test('a missing document is missing for those who may look, and denied to the others', async () => {
  expect((await getDoc(doc(ann, 'notes/none'))).exists()).toBe(false);
  await expect(getDoc(doc(nobody, 'notes/none'))).rejects.toMatchObject(DENIED);
  await expect(getDoc(doc(ann, 'unheard/of'))).rejects.toMatchObject(DENIED);
});

test('a claim of the token opens what is for its role', async () => {
  await server.db.doc('staff/a').set({ n: 1 });
  expect((await getDoc(doc(ann, 'staff/a'))).exists()).toBe(true);
  await expect(getDoc(doc(bob, 'staff/a'))).rejects.toMatchObject(DENIED);
});

test("the server's time is the time of the request when a document is created", async () => {
  await setDoc(doc(ann, 'notes/new'), { owner: 'ann', createdAt: serverTimestamp() });
  const forged = setDoc(doc(ann, 'notes/old'), { owner: 'ann', createdAt: new Date(0) });
  await expect(forged).rejects.toMatchObject(DENIED);
  const foreign = setDoc(doc(bob, 'notes/b'), { owner: 'ann', createdAt: serverTimestamp() });
  await expect(foreign).rejects.toMatchObject(DENIED);
  expect((await server.db.doc('notes/old').get()).exists).toBe(false);
});

test('an update is judged by the document it leads to, transforms included', async () => {
  await server.db.doc('notes/changing').set({ owner: 'ann', text: 'a', visits: 1 });
  const note = doc(ann, 'notes/changing');
  await updateDoc(note, { visits: increment(2), tags: arrayUnion('x') });
  expect((await getDoc(note)).data()).toMatchObject({ text: 'a', visits: 3, tags: ['x'] });
  await expect(updateDoc(note, { owner: 'bob' })).rejects.toMatchObject(DENIED);
  const foreign = updateDoc(doc(bob, 'notes/changing'), { text: 'b' });
  await expect(foreign).rejects.toMatchObject(DENIED);
});

test('a set of a document that exists is an update', async () => {
  await server.db.doc('notes/set').set({ owner: 'ann', text: 'a' });
  await setDoc(doc(ann, 'notes/set'), { owner: 'ann', text: 'b' });
  const replacing = setDoc(doc(ann, 'notes/set'), { owner: 'ann', createdAt: serverTimestamp() });
  await expect(replacing).rejects.toMatchObject(DENIED);
});

test('an update of a missing document says so only to those who may update', async () => {
  await setDoc(doc(nobody, 'counters/a'), { n: 1 });
  await updateDoc(doc(nobody, 'counters/a'), { n: increment(1) });
  await expect(updateDoc(doc(nobody, 'counters/a'), { n: 9 })).rejects.toMatchObject(DENIED);
  await expect(updateDoc(doc(ann, 'notes/none'), { text: 'b' })).rejects.toMatchObject(DENIED);
});

test('a document is deleted by its owner alone', async () => {
  await server.db.doc('notes/gone').set({ owner: 'ann' });
  await expect(deleteDoc(doc(bob, 'notes/gone'))).rejects.toMatchObject(DENIED);
  await deleteDoc(doc(ann, 'notes/gone'));
  expect((await server.db.doc('notes/gone').get()).exists).toBe(false);
});

test('getAfter sees the whole batch, and one refused write refuses it whole', async () => {
  const together = writeBatch(ann);
  together.set(doc(ann, 'posts/p'), { n: 1 }).set(doc(ann, 'log/p'), { n: 1 });
  await together.commit();
  await expect(setDoc(doc(ann, 'posts/alone'), { n: 1 })).rejects.toMatchObject(DENIED);
  const half = writeBatch(ann);
  half.set(doc(ann, 'log/half'), { n: 1 }).set(doc(ann, 'posts/other'), { n: 1 });
  await expect(half.commit()).rejects.toMatchObject(DENIED);
  expect((await server.db.doc('log/half').get()).exists).toBe(false);
});

test('rules read other documents', async () => {
  await expect(setDoc(doc(ann, 'staff/b'), { n: 1 })).rejects.toMatchObject(DENIED);
  await server.db.doc('people/ann').set({ isHead: true });
  await setDoc(doc(ann, 'staff/b'), { n: 1 });
  await server.db.doc('people/ann').delete();
});

test('transactions are asked for what they read and for what they write', async () => {
  await server.db.doc('counters/t').set({ n: 1 });
  const counter = doc(nobody, 'counters/t');
  await runTransaction(nobody, async (transaction) => {
    const n = Number((await transaction.get(counter)).get('n'));
    transaction.update(counter, { n: n + 1 });
  });
  expect((await getDoc(counter)).get('n')).toBe(2);
  const jump = runTransaction(nobody, async (transaction) => {
    await transaction.get(counter);
    transaction.update(counter, { n: 10 });
  });
  await expect(jump).rejects.toMatchObject(DENIED);
  await server.db.doc('notes/t').set({ owner: 'ann' });
  const peek = runTransaction(bob, (transaction) => transaction.get(doc(bob, 'notes/t')));
  await expect(peek).rejects.toMatchObject(DENIED);
});

test('a refusal says where in the rules it comes from', async () => {
  const refused = getDoc(doc(bob, 'staff/a'));
  await expect(refused).rejects.toThrow(/firestore\.rules:38:\d+/);
});
