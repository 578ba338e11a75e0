import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS } from '../support/raw-client.ts';

const NOT_FOUND = 5;

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
});
afterAll(() => server.stop());

describe('a write that changes nothing', () => {
  test.each([
    ['a set', (path: string) => db.doc(path).set({ a: 1, b: { c: [2] } })],
    ['an update', (path: string) => db.doc(path).update({ 'b.c': [2] })],
    ['a merge', (path: string) => db.doc(path).set({ a: 1 }, { merge: true })],
    ['an element', (path: string) => db.doc(path).update({ 'b.c': FieldValue.arrayUnion(2) })],
    ['no increment', (path: string) => db.doc(path).update({ a: FieldValue.increment(0) })],
  ])('keeps the time of the last change: %s', async (what, write) => {
    const document = db.doc(`unchanged/${what}`);
    const { writeTime } = await document.set({ a: 1, b: { c: [2] } });
    const { writeTime: second } = await write(document.path);
    const read = await document.get();
    expect(read.updateTime).toEqual(writeTime);
    expect(second).toEqual(writeTime);
    await document.update({ a: 2 }, { lastUpdateTime: writeTime });
  });

  test('is heard by no listener', async () => {
    const document = db.doc('unchanged/heard');
    await document.set({ n: 1 });
    const heard: unknown[] = [];
    const stop = document.onSnapshot((snapshot) => heard.push(snapshot.get('n')));
    await expect.poll(() => heard).toEqual([1]);
    await document.set({ n: 1 });
    await document.set({ n: 2 });
    await expect.poll(() => heard).toContain(2);
    stop();
    expect(heard).toEqual([1, 2]);
  });
});

test('a document keeps the time of its creation until it is deleted', async () => {
  const document = db.doc('created/a');
  const { writeTime: created } = await document.create({ n: 1 });
  await document.set({ n: 2 });
  const before = await document.get();
  expect(before.createTime).toEqual(created);
  expect(before.updateTime?.valueOf()).not.toEqual(created.valueOf());
  await document.delete();
  const { writeTime: again } = await document.create({ n: 3 });
  expect((await document.get()).createTime).toEqual(again);
  expect(again.valueOf() > created.valueOf()).toBe(true);
});

test('deletes of a BulkWriter have the time 0, and its other writes theirs', async () => {
  const document = db.doc('bulk/a');
  const writer = db.bulkWriter();
  const written = writer.set(document, { n: 1 });
  await writer.flush();
  const { updateTime } = await document.get();
  const deleted = writer.delete(document);
  const missing = writer.delete(db.doc('bulk/none'));
  await writer.close();
  expect((await written).writeTime).toEqual(updateTime);
  expect((await deleted).writeTime).toEqual(new Timestamp(0, 0));
  expect((await missing).writeTime).toEqual(new Timestamp(0, 0));
});

test('the result of a delete names no time', async () => {
  const raw = connectRaw(server.port);
  const writes = [{ delete: `${DOCUMENTS}/deleted/none` }];
  const answer = await raw.ask<{ writeResults: object[]; commitTime: object }>('Commit', {
    database: DATABASE,
    writes,
  });
  expect(answer.writeResults).toEqual([{}]);
  expect(answer.commitTime).toHaveProperty('seconds');
  raw.close();
});

describe('several writes of one commit', () => {
  test('an update after a delete finds no document, and nothing is written', async () => {
    const document = db.doc('sequence/a');
    await document.set({ n: 1 });
    const refused = db.batch().delete(document).update(document, { n: 2 }).commit();
    await expect(refused).rejects.toMatchObject({
      code: NOT_FOUND,
      details: expect.stringContaining('No document to update') as string,
    });
    expect((await document.get()).get('n')).toBe(1);
  });

  test('in a transaction as well', async () => {
    const document = db.doc('sequence/b');
    await document.set({ n: 1 });
    const refused = db.runTransaction(async (transaction) => {
      await transaction.get(document);
      transaction.delete(document).update(document, { n: 2 });
    });
    await expect(refused).rejects.toMatchObject({ code: NOT_FOUND });
    expect((await document.get()).get('n')).toBe(1);
  });

  test('are done one after the other', async () => {
    const [c, d, e] = ['c', 'd', 'e'].map((id) => db.doc(`sequence/${id}`)) as [
      FirebaseFirestore.DocumentReference,
      FirebaseFirestore.DocumentReference,
      FirebaseFirestore.DocumentReference,
    ];
    await e.set({ old: true });
    await db
      .batch()
      .set(c, { n: 1 })
      .update(c, { n: FieldValue.increment(1), m: 1 })
      .set(d, { n: 1 })
      .delete(d)
      .delete(e)
      .create(e, { n: 3 })
      .commit();
    const read = await db.getAll(c, d, e);
    expect(read.map((one) => one.data())).toEqual([{ n: 2, m: 1 }, undefined, { n: 3 }]);
  });
});
