import { AggregateField, FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';
import { composite, toIndexSet } from '../support/index-files.ts';

let server: TestFirestore;
let cities: Query;

const CITIES = {
  berne: { name: 'Berne', country: 'CH', people: 134, tags: ['river', 'old'] },
  basel: { name: 'Basel', country: 'CH', people: 178, tags: ['river'] },
  bonn: { name: 'Bonn', country: 'DE', people: 331, tags: ['river', 'un'] },
  graz: { name: 'Graz', country: 'AT', people: 292, tags: ['hill'] },
  linz: { name: 'Linz', country: 'AT', people: 206, tags: [] },
};

beforeAll(async () => {
  const indexes = toIndexSet({ cities: [composite('country asc, people asc')] });
  server = await startFirestore(createEngine(PROJECT_ID), null, () => indexes);
  cities = server.db.collection('cities');
  for (const [id, city] of Object.entries(CITIES)) await server.db.doc(`cities/${id}`).set(city);
});
afterAll(() => server.stop());

async function ids(query: Query): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id);
}

test('where and orderBy select and sort', async () => {
  expect(await ids(cities.where('people', '>=', 200).orderBy('people', 'desc'))).toEqual([
    'bonn',
    'graz',
    'linz',
  ]);
  expect(await ids(cities.where('country', '==', 'CH').where('people', '<', 150))).toEqual([
    'berne',
  ]);
  expect(await ids(cities.where('country', '!=', 'CH').orderBy('country'))).toEqual([
    'graz',
    'linz',
    'bonn',
  ]);
});

test('in, not-in and the array operators select', async () => {
  expect(await ids(cities.where('country', 'in', ['AT', 'DE']))).toEqual(['bonn', 'graz', 'linz']);
  expect(await ids(cities.where('country', 'not-in', ['AT', 'DE']))).toEqual(['basel', 'berne']);
  expect(await ids(cities.where('tags', 'array-contains', 'river'))).toEqual([
    'basel',
    'berne',
    'bonn',
  ]);
  expect(await ids(cities.where('tags', 'array-contains-any', ['un', 'hill']))).toEqual([
    'bonn',
    'graz',
  ]);
  expect(await ids(cities.where(FieldPath.documentId(), '==', 'linz'))).toEqual(['linz']);
});

test('a filter may be an or of others', async () => {
  const either = Filter.or(Filter.where('people', '<', 150), Filter.where('country', '==', 'DE'));
  expect(await ids(cities.where(either))).toEqual(['berne', 'bonn']);
});

describe('pages', () => {
  test('follow each other without a gap', async () => {
    const page = cities.orderBy('people').limit(2);
    const first = await page.get();
    const last = first.docs.at(-1);
    expect(first.docs.map(({ id }) => id)).toEqual(['berne', 'basel']);
    expect(await ids(page.startAfter(last))).toEqual(['linz', 'graz']);
    expect(await ids(cities.orderBy('people').endBefore(206))).toEqual(['berne', 'basel']);
    expect(await ids(cities.orderBy('people').offset(4))).toEqual(['bonn']);
    expect(await ids(cities.orderBy('people').limitToLast(1))).toEqual(['bonn']);
  });
});

test('a projection gives only the fields asked for', async () => {
  const found = await cities.where('name', '==', 'Graz').select('people').get();
  expect(found.docs[0]?.data()).toEqual({ people: 292 });
});

test('count, sum and average are computed', async () => {
  const result = await cities
    .where('country', '==', 'AT')
    .aggregate({
      count: AggregateField.count(),
      sum: AggregateField.sum('people'),
      average: AggregateField.average('people'),
    })
    .get();
  expect(result.data()).toEqual({ count: 2, sum: 498, average: 249 });
});

test('a collection group reaches every collection of that name', async () => {
  await server.db.doc('cities/berne/places/bridge').set({ kind: 'bridge' });
  await server.db.doc('lakes/thun/places/pier').set({ kind: 'pier' });
  expect(await ids(server.db.collectionGroup('places'))).toEqual(['bridge', 'pier']);
});

test('a query that finds nothing is empty, not an error', async () => {
  expect(await ids(cities.where('name', '==', 'Atlantis'))).toEqual([]);
  expect((await server.db.collection('nothing').count().get()).data().count).toBe(0);
});
