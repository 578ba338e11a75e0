import { FieldPath, type CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { listIds, seed } from '../support/documents.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';
import { composite, toIndexSet } from '../support/index-files.ts';
import { connectRaw, DOCUMENTS } from '../support/raw-client.ts';

let server: TestFirestore;
let places: CollectionReference;

const WITH_VALUE = ['nan', 'one', 'two', 'text', 'list', 'map'];

beforeAll(async () => {
  const indexes = toIndexSet({ places: [composite('at asc, zip asc')] });
  server = await startFirestore(createEngine(PROJECT_ID), null, () => indexes);
  places = server.db.collection('places');
  await seed(places, {
    list: { zip: [1], at: 1 },
    map: { zip: { zip: 1 }, at: 2 },
    missing: { at: 3 },
    nan: { zip: NaN, at: 4 },
    null: { zip: null, at: 5 },
    one: { zip: 1 },
    text: { zip: '1', at: 6 },
    two: { zip: 2, at: 7 },
  });
});
afterAll(() => server.stop());

function without(...ids: string[]): string[] {
  return WITH_VALUE.filter((id) => !ids.includes(id));
}

test('!= finds values of every type, neither null nor documents without the field', async () => {
  expect(await listIds(places.where('zip', '!=', 1))).toEqual(without('one'));
  expect(await listIds(places.where('zip', '!=', 'nowhere'))).toEqual(WITH_VALUE);
  expect(await listIds(places.where('zip', '!=', [1]))).toEqual(without('list'));
});

test('!= NaN finds all that is there and not NaN, and != null all that is there', async () => {
  expect(await listIds(places.where('zip', '!=', NaN))).toEqual(without('nan'));
  expect(await listIds(places.where('zip', '!=', null))).toEqual(WITH_VALUE);
});

test('not-in finds neither null nor documents without the field', async () => {
  expect(await listIds(places.where('zip', 'not-in', [1, [1]]))).toEqual(without('one', 'list'));
  expect(await listIds(places.where('zip', 'not-in', [NaN]))).toEqual(without('nan'));
  expect(await listIds(places.where('zip', 'not-in', [NaN, '1']))).toEqual(without('nan', 'text'));
});

test('nothing is not in a list with null', async () => {
  expect(await listIds(places.where('zip', 'not-in', [null]))).toEqual([]);
  expect(await listIds(places.where('zip', 'not-in', [null, 1]))).toEqual([]);
});

test('an order does not bring back documents without the field', async () => {
  const others = places.where('zip', '!=', 1);
  expect(await listIds(others.orderBy('zip'))).toEqual(without('one'));
  expect(await listIds(others.orderBy('zip', 'desc'))).toEqual(without('one').reverse());
  expect(await listIds(others.orderBy('at'))).toEqual(['list', 'map', 'nan', 'text', 'two']);
  expect((await others.count().get()).data().count).toBe(5);
});

test('names can be unequal and not in a list', async () => {
  const id = FieldPath.documentId();
  const first = await listIds(places.where(id, '!=', 'list').limit(2));
  expect(first).toEqual(['map', 'missing']);
  const found = await listIds(places.where(id, 'not-in', ['list', 'map', places.doc('nan')]));
  expect(found).toEqual(['missing', 'null', 'one', 'text', 'two']);
});

test('only one filter of a query may say what a value is not', async () => {
  const twice = places.where('zip', '!=', 1).where('zip', 'not-in', [2]);
  await expect(twice.get()).rejects.toMatchObject({
    code: 3,
    details: expect.stringContaining(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    ) as string,
  });
  const beside = places.where('zip', 'not-in', [1]).where('at', 'in', [1, 2]);
  await expect(beside.get()).rejects.toMatchObject({
    code: 3,
    details: expect.stringContaining(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ) as string,
  });
});

/** The SDKs say IS_NULL and IS_NAN instead. */
test('nothing equals null or NaN, or differs from null, unless it is asked for by name', async () => {
  const raw = connectRaw(server.port);
  async function find(where: object) {
    const structuredQuery = { from: [{ collectionId: 'places' }], where };
    const answers = await raw.read<{ document?: object }>('RunQuery', {
      parent: DOCUMENTS,
      structuredQuery,
    });
    return answers.filter(({ document }) => document).length;
  }
  const field = { fieldPath: 'zip' };
  const nothing = { nullValue: 'NULL_VALUE' };
  expect(await find({ fieldFilter: { field, op: 'EQUAL', value: nothing } })).toBe(0);
  expect(await find({ fieldFilter: { field, op: 'NOT_EQUAL', value: nothing } })).toBe(0);
  expect(await find({ fieldFilter: { field, op: 'EQUAL', value: { doubleValue: NaN } } })).toBe(0);
  expect(await find({ unaryFilter: { field, op: 'IS_NULL' } })).toBe(1);
  expect(await find({ unaryFilter: { field, op: 'IS_NAN' } })).toBe(1);
  raw.close();
});
