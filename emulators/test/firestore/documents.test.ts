import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
});
afterAll(() => server.stop());

describe('one document', () => {
  test('is set, read, merged, updated and deleted', async () => {
    const city = db.doc('cities/berne');
    await city.set({ name: 'Berne', size: { people: 130_000, area: 51 } });
    await city.set({ size: { people: 134_000 } }, { merge: true });
    await city.update({ 'size.area': FieldValue.delete(), isCapital: true });

    const read = await city.get();
    expect(read.data()).toEqual({ name: 'Berne', size: { people: 134_000 }, isCapital: true });
    expect(read.createTime?.toMillis()).toBeLessThan(read.updateTime?.toMillis() ?? 0);

    await city.delete();
    expect((await city.get()).exists).toBe(false);
  });

  test('is created only once', async () => {
    await db.doc('once/a').create({ n: 1 });
    await expect(db.doc('once/a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    expect((await db.doc('once/a').get()).get('n')).toBe(1);
  });

  test('is updated only where it exists', async () => {
    await expect(db.doc('nowhere/a').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  });

  test('is written only if nobody changed it since it was read', async () => {
    const document = db.doc('guarded/a');
    const { writeTime } = await document.set({ n: 1 });
    await document.update({ n: 2 }, { lastUpdateTime: writeTime });
    const late = document.update({ n: 3 }, { lastUpdateTime: writeTime });
    await expect(late).rejects.toMatchObject({ code: 9 });
    await expect(document.delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
  });

  test('takes the transforms', async () => {
    const document = db.doc('transforms/a');
    await document.set({ n: 1, tags: ['a', 'b'] });
    const { writeTime } = await document.update({
      n: FieldValue.increment(2.5),
      m: FieldValue.increment(4),
      tags: FieldValue.arrayUnion('b', 'c'),
      at: FieldValue.serverTimestamp(),
    });
    await document.update({ tags: FieldValue.arrayRemove('a') });
    const read = await document.get();
    expect(read.data()).toMatchObject({ n: 3.5, m: 4, tags: ['b', 'c'] });
    expect(read.get('at')).toEqual(writeTime);
  });

  test('is refused above the size limit', async () => {
    const tooLarge = { text: 'x'.repeat(1024 * 1024 + 1) };
    await expect(db.doc('large/a').set(tooLarge)).rejects.toMatchObject({ code: 3 });
  });
});

describe('many documents', () => {
  test('of a batch are written together or not at all', async () => {
    await db.batch().create(db.doc('batch/a'), { n: 1 }).set(db.doc('batch/b'), { n: 2 }).commit();
    const failing = db.batch().set(db.doc('batch/c'), { n: 3 }).create(db.doc('batch/a'), { n: 4 });
    await expect(failing.commit()).rejects.toMatchObject({ code: 6 });
    const [a, b, c] = await db.getAll(db.doc('batch/a'), db.doc('batch/b'), db.doc('batch/c'));
    expect([a?.get('n'), b?.get('n'), c?.exists]).toEqual([1, 2, false]);
  });

  test('go through a BulkWriter, each with its own outcome', async () => {
    await db.doc('bulk/7').set({ isOld: true });
    const writer = db.bulkWriter();
    const failures: string[] = [];
    writer.onWriteError((error) => {
      failures.push(error.documentRef.id);
      return false;
    });
    for (let i = 0; i < 300; i += 1) {
      void writer.create(db.doc(`bulk/${i}`), { i }).catch(() => undefined);
    }
    await writer.close();
    expect(failures).toEqual(['7']);
    expect((await db.collection('bulk').count().get()).data().count).toBe(300);
  });

  test('are listed, with their collections, and deleted with all below them', async () => {
    await db.doc('tree/a/leaves/one').set({ n: 1 });
    await db.doc('tree/b').set({ n: 2 });
    const documents = await db.collection('tree').listDocuments();
    expect(documents.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    const collections = await db.doc('tree/a').listCollections();
    expect(collections.map(({ path }) => path)).toEqual(['tree/a/leaves']);
    await db.recursiveDelete(db.collection('tree'));
    expect((await db.collectionGroup('leaves').get()).size).toBe(0);
  });
});

test('a time with nanoseconds is kept as Firestore keeps it', async () => {
  const at = new Timestamp(1_700_000_000, 123_456_000);
  await db.doc('times/a').set({ at });
  expect((await db.doc('times/a').get()).get('at')).toEqual(at);
});
