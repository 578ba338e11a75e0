import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectFirestore } from '../../src/firestore/connect.ts';
import { Databases } from '../../src/firestore/databases/databases.ts';
import { createEngine } from '../../src/firestore/engine/engine.ts';

const PROJECT = 'demo-without-network';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const databases = new Databases(createEngine(PROJECT), () => null);
let firestore: Firestore;

beforeAll(() => {
  firestore = getFirestore(app);
  connectFirestore(firestore, databases);
});
afterAll(() => deleteApp(app));

test('documents are written, changed, found, counted and listed', async () => {
  const river = firestore.doc('rivers/rhine');
  await river.set({ length: 1230 });
  const writer = firestore.bulkWriter();
  void writer.create(firestore.doc('rivers/elbe'), { length: 1094 });
  await writer.close();
  await river.update({ length: 1233 });

  const rivers = firestore.collection('rivers');
  expect((await river.get()).data()).toEqual({ length: 1233 });
  expect((await rivers.where('length', '>', 1100).get()).docs.map(({ id }) => id)).toEqual([
    'rhine',
  ]);
  expect((await rivers.count().get()).data().count).toBe(2);
  expect(await rivers.listDocuments()).toHaveLength(2);
  expect((await firestore.listCollections()).map(({ id }) => id)).toEqual(['rivers']);
});

test('two transactions on one document come one after the other', async () => {
  const counter = firestore.doc('counters/one');
  await counter.set({ count: 0 });
  const addOne = () =>
    firestore.runTransaction(async (transaction) => {
      const { count } = (await transaction.get(counter)).data() as { count: number };
      transaction.set(counter, { count: count + 1 });
    });
  await Promise.all(Array.from({ length: 10 }, addOne));
  expect((await counter.get()).get('count')).toBe(10);
});

test('what is refused has the code and the words of the network', async () => {
  const missing = firestore.doc('rivers/none').update({ length: 1 });
  await expect(missing).rejects.toMatchObject({
    code: 5,
    message: expect.stringContaining('5 NOT_FOUND: ') as string,
  });
  const unindexed = firestore.collection('rivers').where('a', '>', 1).where('b', '==', 1).get();
  await expect(unindexed).rejects.toMatchObject({ code: 9 });
});

test('reads and writes are counted', async () => {
  const { usage } = databases.of(PROJECT);
  const { reads, writes } = { ...usage };
  await firestore.doc('rivers/main').set({ length: 527 });
  await firestore.doc('rivers/main').get();
  expect([usage.reads - reads, usage.writes - writes]).toEqual([1, 1]);
});
