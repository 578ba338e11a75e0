import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS, type RawClient } from '../support/raw-client.ts';

const INVALID_ARGUMENT = 3;

let server: TestFirestore;
let db: Firestore;
let raw: RawClient;
let first: Timestamp;
let second: Timestamp;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
  raw = connectRaw(server.port);
  ({ writeTime: first } = await db.doc('past/a').set({ n: 1 }));
  ({ writeTime: second } = await db.doc('past/a').set({ n: 2 }));
  await db.doc('past/b').set({ n: 5 });
  await db.doc('past/a').delete();
});
afterAll(async () => {
  raw.close();
  await server.stop();
});

function readAt<T>(readTime: Timestamp, read: (transaction: Transaction) => Promise<T>) {
  return db.runTransaction(read, { readOnly: true, readTime });
}

describe('a transaction at a time in the past', () => {
  test('reads a document as it was, though it is deleted since', async () => {
    const read = (transaction: Transaction) => transaction.get(db.doc('past/a'));
    expect((await readAt(first, read)).data()).toEqual({ n: 1 });
    expect((await readAt(second, read)).data()).toEqual({ n: 2 });
    expect((await readAt(Timestamp.fromMillis(first.toMillis() - 1), read)).exists).toBe(false);
  });

  test('finds and counts what was there', async () => {
    const past = db.collection('past').orderBy('n');
    const found = await readAt(second, (transaction) => transaction.get(past));
    expect(found.docs.map((one) => one.data())).toEqual([{ n: 2 }]);
    const counted = await readAt(second, (transaction) => transaction.get(past.count()));
    expect(counted.data().count).toBe(1);
    const before = Timestamp.fromMillis(first.toMillis() - 1);
    const none = await readAt(before, (transaction) => transaction.get(past.count()));
    expect(none.data().count).toBe(0);
  });
});

test('a single read may name its time, too', async () => {
  const readTime = { seconds: String(first.seconds), nanos: first.nanoseconds };
  type Found = { found?: { fields: unknown } };
  const [answer] = await raw.read<Found>('BatchGetDocuments', {
    database: DATABASE,
    documents: [`${DOCUMENTS}/past/a`],
    readTime,
  });
  expect(answer?.found?.fields).toMatchObject({ n: { integerValue: '1' } });
  const list = await raw.ask<{ documents?: object[] }>('ListDocuments', {
    parent: DOCUMENTS,
    collectionId: 'past',
    readTime,
  });
  expect(list.documents).toHaveLength(1);
});

test.each([
  ['in the future', 4_000_000_000, "The requested 'read_time' cannot be in the future."],
  ['before there was a database', 946_684_800, "The requested 'read_time' cannot be before"],
])('a time %s is refused', async (_, seconds, sentence) => {
  const structuredQuery = { from: [{ collectionId: 'past' }] };
  const readTime = { seconds: String(seconds), nanos: 0 };
  const refusal = {
    code: INVALID_ARGUMENT,
    details: expect.stringContaining(sentence) as string,
  };
  const asked = raw.read('RunQuery', { parent: DOCUMENTS, structuredQuery, readTime });
  await expect(asked).rejects.toMatchObject(refusal);
});

test('a transaction that only reads sees one moment, whatever is written meanwhile', async () => {
  const [a, b] = [db.doc('moment/a'), db.doc('moment/b')];
  await a.set({ n: 1 });
  await b.set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const before = await transaction.get(a);
      await db.batch().update(a, { n: 2 }).update(b, { n: 2 }).commit();
      const after = await transaction.get(b);
      return [before.get('n'), after.get('n')] as unknown[];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
});

/** The Admin SDK does not even ask. */
test('a transaction that only reads cannot write, and is over then', async () => {
  const options = { readOnly: {} };
  const begun = { database: DATABASE, options };
  const { transaction } = await raw.ask<{ transaction: Buffer }>('BeginTransaction', begun);
  const writes = [{ update: { name: `${DOCUMENTS}/past/c`, fields: {} } }];
  const writing = raw.ask('Commit', { database: DATABASE, transaction, writes });
  await expect(writing).rejects.toMatchObject({
    code: INVALID_ARGUMENT,
    details: expect.stringContaining(
      'Cannot modify entities in a read-only transaction.',
    ) as string,
  });
  const ending = raw.ask('Commit', { database: DATABASE, transaction, writes: [] });
  await expect(ending).rejects.toMatchObject({ code: INVALID_ARGUMENT });
});

test('the answers of one query have one time, which an empty one has as well', async () => {
  const found = await db.collection('past').get();
  expect(found.docs[0]?.readTime).toEqual(found.readTime);
  const none = await db.collection('nothing').get();
  expect(none.readTime.toMillis()).toBeGreaterThanOrEqual(second.toMillis());
});
