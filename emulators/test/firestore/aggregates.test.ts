import {
  AggregateField,
  type AggregateSpec,
  type CollectionReference,
  type DocumentData,
  type Query,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { seed } from '../support/documents.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';
import { composite, toIndexSet } from '../support/index-files.ts';
import { connectRaw, DOCUMENTS } from '../support/raw-client.ts';

const count = () => AggregateField.count();
const sum = (field: string) => AggregateField.sum(field);
const average = (field: string) => AggregateField.average(field);
const INVALID_ARGUMENT = 3;

let server: TestFirestore;
let books: CollectionReference;

beforeAll(async () => {
  const indexes = toIndexSet({
    books: [
      composite('pages asc, year asc'),
      composite('pages asc, rating asc'),
      composite('pages asc, rating asc, year asc'),
    ],
    tagged: [composite('tags, pages asc, tags asc')],
  });
  server = await startFirestore(createEngine(PROJECT_ID), null, () => indexes);
  books = server.db.collection('books');
  await seed(books, {
    a: { pages: 100, year: 1980, rating: 5 },
    b: { pages: 50, year: 2020, rating: 4 },
    c: { pages: 150, year: 2021, rating: NaN },
    d: { pages: 50, rating: '3' },
    e: { year: 2000, rating: 1 },
  });
});
afterAll(() => server.stop());

async function ask<Spec extends AggregateSpec>(query: Query, spec: Spec) {
  return (await query.aggregate(spec).get()).data();
}

/** The sum and average over documents that have these values in one field. */
async function add(...values: unknown[]) {
  const numbers = server.db.collection(`numbers-${Math.random()}`);
  const documents = values.map((n, at): [string, DocumentData] => [`d${at}`, { n }]);
  await seed(numbers, Object.fromEntries(documents));
  const { total, mean } = await ask(numbers, { total: sum('n'), mean: average('n') });
  return [total, mean];
}

describe('several at once', () => {
  test('see only documents that have every field of them', async () => {
    const all = {
      pages: sum('pages'),
      mean: average('pages'),
      year: average('year'),
      count: count(),
    };
    expect(await ask(books, all)).toEqual({ pages: 300, mean: 100, year: 2007, count: 3 });
    expect(await ask(books, { count: count() })).toEqual({ count: 5 });
    expect(await ask(books, { count: count(), pages: sum('pages') })).toEqual({
      count: 4,
      pages: 350,
    });
  });

  test('do not disturb each other where one comes to NaN', async () => {
    const all = { rating: sum('rating'), pages: sum('pages'), year: average('year') };
    expect(await ask(books, all)).toEqual({ rating: NaN, pages: 300, year: 2007 });
  });

  test('may be the same, with any names, and five at most', async () => {
    const five = {
      'with.dots': count(),
      'with-un/su+pp[or]ted`\\': count(),
      ['long'.repeat(500)]: count(),
      first: sum('pages'),
      second: sum('pages'),
    };
    expect(Object.values(await ask(books, five))).toEqual([4, 4, 4, 350, 350]);
    await expect(ask(books, { ...five, sixth: average('pages') })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: expect.stringMatching(/maximum number of aggregations/) as string,
    });
  });
});

describe('a sum', () => {
  test('leaves out what is no number, but a count of the same documents does not', async () => {
    const rated = books.where('rating', '>=', '');
    expect(await ask(rated, { sum: sum('rating'), count: count() })).toEqual({ sum: 0, count: 1 });
    expect(await ask(books.where('pages', '==', 50), { sum: sum('rating') })).toEqual({ sum: 4 });
  });

  test('with NaN in it is NaN', async () => {
    expect(await add(1, NaN, 3)).toEqual([NaN, NaN]);
    expect(await add(Infinity, -Infinity)).toEqual([NaN, NaN]);
  });

  test('of nothing is 0, and the average null', async () => {
    expect(await add()).toEqual([0, null]);
    expect(await add('1', null, true)).toEqual([0, null]);
  });

  test('beyond the largest integer becomes a double', async () => {
    const largest = 2n ** 63n - 1n;
    expect(await add(largest, largest)).toEqual([2 ** 64, 2 ** 63]);
    expect(await add(-largest, -largest, -2n)).toEqual([-(2 ** 64), -(2 ** 64) / 3]);
  });

  test('beyond the largest double is infinite', async () => {
    expect(await add(Number.MAX_VALUE, Number.MAX_VALUE)).toEqual([Infinity, Infinity]);
    expect(await add(-Number.MAX_VALUE, -Number.MAX_VALUE)).toEqual([-Infinity, -Infinity]);
    expect(await add(Number.MIN_VALUE)).toEqual([Number.MIN_VALUE, Number.MIN_VALUE]);
    expect(await add(Number.MIN_VALUE, 0)).toEqual([Number.MIN_VALUE, 0]);
  });

  test('of whole numbers alone is whole, and exact even if it passed the largest on its way', async () => {
    await seed(server.db.collection('exact'), {
      a: { n: 2n ** 63n - 1n, half: 4.5 },
      b: { n: 1n, half: 5 },
      c: { n: -101n, half: 3.5 },
    });
    const raw = connectRaw(server.port);
    async function total(fieldPath: string): Promise<unknown> {
      const structuredAggregationQuery = {
        structuredQuery: { from: [{ collectionId: 'exact' }] },
        aggregations: [{ alias: 'sum', sum: { field: { fieldPath } } }],
      };
      const [answer] = await raw.read<{ result: { aggregateFields: { sum: unknown } } }>(
        'RunAggregationQuery',
        { parent: DOCUMENTS, structuredAggregationQuery },
      );
      return answer?.result.aggregateFields.sum;
    }
    expect(await total('n')).toMatchObject({ integerValue: String(2n ** 63n - 101n) });
    expect(await total('half')).toMatchObject({ doubleValue: 13 });
    raw.close();
  });
});

test('a count stops at a limit, and begins at an offset or a cursor', async () => {
  expect(await ask(books.limit(2), { count: count() })).toEqual({ count: 2 });
  expect(await ask(books.offset(4), { count: count() })).toEqual({ count: 1 });
  const first = await books.doc('b').get();
  expect(await ask(books.startAfter(first), { count: count() })).toEqual({ count: 3 });
  expect(await ask(books.orderBy('pages').startAfter(50), { sum: sum('pages') })).toEqual({
    sum: 250,
  });
});

test('a sum of what an array contains counts each document once', async () => {
  const tagged = server.db.collection('tagged');
  await seed(tagged, {
    a: { tags: [5, 3], pages: 100 },
    b: { tags: [4], pages: 50 },
    c: { tags: [2222, 3], pages: 100 },
  });
  const found = tagged.where('tags', 'array-contains-any', [5, 3]);
  expect(await ask(found, { tags: sum('tags'), pages: sum('pages'), count: count() })).toEqual({
    tags: 0,
    pages: 200,
    count: 2,
  });
});

test('a field inside a map is added', async () => {
  const nested = server.db.collection('nested');
  await seed(nested, { a: { by: { critic: 2 } }, b: { by: { critic: 4 } }, c: { by: 9 } });
  expect(await ask(nested, { mean: average('by.critic') })).toEqual({ mean: 3 });
});
