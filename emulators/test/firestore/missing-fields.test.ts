import {
  AggregateField,
  type CollectionReference,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { listIds, seed } from '../support/documents.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';
import { composite, toIndexSet } from '../support/index-files.ts';

let server: TestFirestore;
/** Of these five, `c` and `e` have no `n`. */
let things: CollectionReference;

beforeAll(async () => {
  const indexes = toIndexSet({
    things: [composite('kind asc, n asc'), composite('n asc, kind asc'), composite('m asc, n asc')],
  });
  server = await startFirestore(createEngine(PROJECT_ID), null, () => indexes);
  things = server.db.collection('things');
  await seed(things, {
    a: { n: 1, kind: 'x' },
    b: { n: null, kind: 'x' },
    c: { kind: 'x' },
    d: { n: 'text', m: 2 },
    e: { m: 1, kind: 'x', map: { n: 1 } },
  });
});
afterAll(() => server.stop());

test('an order leaves out documents without the field, and keeps null', async () => {
  expect(await listIds(things.orderBy('n'))).toEqual(['b', 'a', 'd']);
  expect(await listIds(things.orderBy('n', 'desc'))).toEqual(['d', 'a', 'b']);
});

test('the first and the last of an order have the field', async () => {
  expect(await listIds(things.orderBy('n').limit(1))).toEqual(['b']);
  expect(await listIds(things.orderBy('n', 'desc').limit(1))).toEqual(['d']);
  expect(await listIds(things.orderBy('n').limit(2))).toEqual(['b', 'a']);
  expect(await listIds(things.orderBy('n').limitToLast(2))).toEqual(['a', 'd']);
  expect(await listIds(things.orderBy('n').offset(2))).toEqual(['d']);
});

test('cursors do not bring back documents without the field', async () => {
  expect(await listIds(things.orderBy('n').startAt(null))).toEqual(['b', 'a', 'd']);
  expect(await listIds(things.orderBy('n').startAfter(null))).toEqual(['a', 'd']);
  expect(await listIds(things.orderBy('n').endBefore('z'))).toEqual(['b', 'a', 'd']);
  expect(await listIds(things.orderBy('n', 'desc').endAt(null))).toEqual(['d', 'a', 'b']);
});

test('a count and a sum in an order leave them out, too', async () => {
  const ordered = things.orderBy('n');
  expect((await ordered.count().get()).data().count).toBe(3);
  expect((await things.orderBy('nothing').count().get()).data().count).toBe(0);
  const sum = await ordered.aggregate({ sum: AggregateField.sum('n') }).get();
  expect(sum.data().sum).toBe(1);
});

test('a filter by one field in the order of another leaves them out', async () => {
  expect(await listIds(things.where('kind', '==', 'x').orderBy('n'))).toEqual(['b', 'a']);
});

test('of two fields in order, a document must have both', async () => {
  expect(await listIds(things.orderBy('n').orderBy('kind'))).toEqual(['b', 'a']);
  expect(await listIds(things.orderBy('m').orderBy('n'))).toEqual(['d']);
});

test('a field inside a map is missing where the map is', async () => {
  expect(await listIds(things.orderBy('map.n'))).toEqual(['e']);
  expect(await listIds(things.orderBy('kind.n'))).toEqual([]);
});

test('a transaction finds the same', async () => {
  const found = await server.db.runTransaction((transaction) =>
    transaction.get(things.orderBy('n', 'desc').limit(3)),
  );
  expect(found.docs.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
});

test('a listener hears of a document once it has the field, and no more when it loses it', async () => {
  const live = server.db.collection('live');
  await seed(live, { a: { n: 1 }, b: {} });
  const heard: string[][] = [];
  const stop = live
    .orderBy('n')
    .onSnapshot(({ docs }: QuerySnapshot) => heard.push(docs.map(({ id }) => id)));
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(['a']), 30_000);
  await live.doc('b').set({ n: 0 });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(['b', 'a']), 30_000);
  await live.doc('a').set({ m: 1 });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(['b']), 30_000);
  stop();
  expect(heard).toEqual([['a'], ['b', 'a'], ['b']]);
});
