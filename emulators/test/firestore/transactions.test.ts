import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DocumentLocks } from '../../src/firestore/engine/locks.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
});
afterAll(() => server.stop());

async function addOne(path: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const read = await transaction.get(db.doc(path));
    transaction.update(read.ref, { n: Number(read.get('n')) + 1 });
  });
}

test('of 20 parallel increments none is lost', async () => {
  await db.doc('counters/a').set({ n: 0 });
  await Promise.all(Array.from({ length: 20 }, () => addOne('counters/a')));
  expect((await db.doc('counters/a').get()).get('n')).toBe(20);
});

test('transactions that take the same documents in opposite order all go through', async () => {
  await db.doc('accounts/a').set({ n: 100 });
  await db.doc('accounts/b').set({ n: 100 });
  function move(from: string, to: string): Promise<void> {
    return db.runTransaction(async (transaction) => {
      const source = await transaction.get(db.doc(from));
      const target = await transaction.get(db.doc(to));
      transaction.update(source.ref, { n: Number(source.get('n')) - 1 });
      transaction.update(target.ref, { n: Number(target.get('n')) + 1 });
    });
  }
  await Promise.all([
    move('accounts/a', 'accounts/b'),
    move('accounts/b', 'accounts/a'),
    move('accounts/a', 'accounts/b'),
    move('accounts/b', 'accounts/a'),
  ]);
  const [a, b] = await db.getAll(db.doc('accounts/a'), db.doc('accounts/b'));
  expect([a?.get('n'), b?.get('n')]).toEqual([100, 100]);
});

test('a plain write waits for a transaction that has read its document', async () => {
  const document = db.doc('order/a');
  await document.set({ n: 1 });
  let write: Promise<unknown> = Promise.resolve();
  let attempts = 0;
  await db.runTransaction(async (transaction) => {
    attempts += 1;
    const read = await transaction.get(document);
    write = document.set({ n: 10 });
    transaction.update(document, { n: Number(read.get('n')) + 1, hasRun: true });
  });
  await write;
  expect(attempts).toBe(1);
  expect((await document.get()).data()).toEqual({ n: 10 });
});

test('a change to what a transaction found by query makes it run again', async () => {
  await db.doc('queried/a').set({ kind: 'x', n: 1 });
  let attempts = 0;
  await db.runTransaction(async (transaction) => {
    attempts += 1;
    const found = await transaction.get(db.collection('queried').where('kind', '==', 'x'));
    if (attempts === 1) await db.doc('queried/a').update({ n: 5 });
    const sum = found.docs.reduce((total, each) => total + Number(each.get('n')), 0);
    transaction.set(db.doc('sums/x'), { sum });
  });
  expect(attempts).toBe(2);
  expect((await db.doc('sums/x').get()).get('sum')).toBe(5);
});

test('a transaction whose function throws changes nothing and keeps nobody waiting', async () => {
  const document = db.doc('thrown/a');
  await document.set({ n: 1 });
  const failing = db.runTransaction(async (transaction) => {
    await transaction.get(document);
    transaction.update(document, { n: 2 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await document.update({ m: 1 });
  expect((await document.get()).data()).toEqual({ n: 1, m: 1 });
});

test('a read-only transaction sees one moment and holds nothing', async () => {
  const document = db.doc('readonly/a');
  await document.set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const before = await transaction.get(document);
      await document.set({ n: 2 });
      const after = await transaction.get(document);
      return [before.get('n'), after.get('n')] as unknown[];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
});

test('locks are handed over in order and refuse to wait in a circle', async () => {
  const locks = new DocumentLocks(() => undefined);
  await locks.acquire('first', ['x']);
  await locks.acquire('second', ['y']);
  const second = locks.acquire('second', ['x']);
  expect(await locks.acquire('first', ['y'])).toBe(false);
  locks.release('first');
  expect(await second).toBe(true);
  expect(locks.ownerOf('x')).toBe('second');
});
