import { Filter, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/firestore/engine/engine.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { composite, override, place, toIndexSet, type Entry } from '../../support/index-files.ts';
import { GROUP_REFUSED, GROUP_SERVED, REFUSED, SERVED, type Row } from './query-table.ts';
import { SOURCES } from './sources.ts';

const FAILED_PRECONDITION = 9;
const INVALID_ARGUMENT = 3;

type Answer = { code: number; details: string };
const OK: Answer = { code: 0, details: '' };

/** The indexes of each collection; every row of the tables has its own. */
const indexes: Record<string, Entry[]> = {};
/** All rows are queried at once, because the SDK takes seconds to give up. */
const answers = new Map<Row, Promise<Answer>>();
let server: TestFirestore;

beforeAll(async () => {
  server = await startFirestore(createEngine(PROJECT_ID), null, () => toIndexSet(indexes));
  for (const row of [...Object.values(SERVED), ...Object.values(REFUSED)]) {
    answers.set(row, answer(row, collection));
  }
  for (const row of [...Object.values(GROUP_SERVED), ...Object.values(GROUP_REFUSED)]) {
    answers.set(row, answer(row, group));
  }
});
afterAll(() => server.stop());

function collection(id: string, given: Entry[] = []): Query {
  indexes[id] = given;
  return server.db.collection(id);
}

function group(id: string, given: Entry[] = []): Query {
  indexes[id] = given;
  return server.db.collectionGroup(id);
}

async function answer([ask, given]: Row, open: typeof collection): Promise<Answer> {
  try {
    await ask(open(`row-${answers.size}`, given)).get();
    return OK;
  } catch (error) {
    return error as Answer;
  }
}

/** Reads what a refusal tells the developer to add. */
function readAdvice(details: string): Entry[] {
  return details.split('\n').map((sentence) => {
    const entry = JSON.parse(sentence.slice(sentence.indexOf('{'))) as object;
    return 'fieldPath' in entry ? { fieldOverrides: [entry] } : { indexes: [entry] };
  });
}

function list(rows: Record<string, Row>): [string, Row][] {
  return Object.entries(rows).map(([what, row]) => [`${what} (${row[2]})`, row]);
}

test.each(list(SERVED))('a collection answers: %s', async (_, row) => {
  expect(await answers.get(row)).toEqual(OK);
});

test.each(list(REFUSED))('a collection refuses: %s', async (_, row) => {
  expect(await answers.get(row)).toMatchObject({ code: FAILED_PRECONDITION });
});

test.each(list(GROUP_SERVED))('a collection group answers: %s', async (_, row) => {
  expect(await answers.get(row)).toEqual(OK);
});

test.each(list(GROUP_REFUSED))('a collection group refuses: %s', async (_, row) => {
  expect(await answers.get(row)).toMatchObject({ code: FAILED_PRECONDITION });
});

const advised = Object.entries({ ...REFUSED, ...GROUP_REFUSED }).filter(
  ([what]) => what !== 'descending names',
);

test.each(advised)('what is refused is served once the index is there: %s', async (what, row) => {
  const [ask, given] = row;
  const { details } = (await answers.get(row)) ?? OK;
  const open = GROUP_REFUSED[what] === row ? group : collection;
  const advice = readAdvice(details.replaceAll(/"collectionGroup":"row-\d+",/g, ''));
  await ask(open(`advised-${Math.random()}`, [...given, ...advice])).get();
});

describe.concurrent('a refusal says what to add', () => {
  test('a composite index, which then serves the query', async () => {
    const cities = collection('cities');
    const query = cities.where('b', '==', 2).where('a', '==', 1).orderBy('c', 'desc');
    const added = composite('b asc, a asc, c desc');
    const entry = JSON.stringify(place(added, 'cities').indexes?.[0]);
    await expect(query.get()).rejects.toMatchObject({
      details: `The query requires an index. Add to the indexes of firestore.indexes.json: ${entry}`,
    });
    indexes['cities'] = [added];
    await query.get();
  });

  test('a field override, which keeps what the field had', async () => {
    const query = group('parks').orderBy('size', 'desc');
    const added = override('size', 'asc', 'desc', 'contains', 'desc group');
    const entry = JSON.stringify(place(added, 'parks').fieldOverrides?.[0]);
    await expect(query.get()).rejects.toMatchObject({
      details:
        'The query requires a COLLECTION_GROUP_DESC index for collection parks and field size. ' +
        `Add to the fieldOverrides of firestore.indexes.json: ${entry}`,
    });
    indexes['parks'] = [added];
    await query.get();
  });

  test('all that an or lacks, each once', async () => {
    const either = Filter.or(Filter.where('a', 'in', [1, 2]), Filter.where('b', '==', 2));
    const refused = collection('towns').where(either).orderBy('c').get();
    await expect(refused).rejects.toThrow(/"a"[^\n]*\n[^\n]*"b"[^\n]*$/);
  });
});

describe.concurrent('every way to ask needs the index', () => {
  test('a query in a transaction', async () => {
    const query = collection('read').where('a', '==', 1).orderBy('b');
    const refused = server.db.runTransaction((transaction) => transaction.get(query));
    await expect(refused).rejects.toMatchObject({ code: FAILED_PRECONDITION });
  });

  test('a listener', async () => {
    const query = collection('heard').where('a', '==', 1).orderBy('b');
    const refused = new Promise((resolve, reject) => query.onSnapshot(resolve, reject));
    await expect(refused).rejects.toThrow('The query requires an index.');
  });
});

test(`an or has at most 30 parts, once multiplied out (${SOURCES.limitations})`, async () => {
  const values = [1, 2, 3, 4, 5, 6];
  const any = Filter.or(...values.map((value) => Filter.where('b', '==', value)));
  const cities = collection('many').where(any);
  await cities.where('a', 'in', values.slice(1)).get();
  const refused = cities.where('a', 'in', values).get();
  await expect(refused).rejects.toMatchObject({ code: INVALID_ARGUMENT });
  await expect(refused).rejects.toThrow('Result had 36 disjunctions');
});

test(`in takes 30 values (${SOURCES.limitations})`, async () => {
  const towns = collection('towns-by-number');
  const values = Array.from({ length: 31 }, (_, at) => at);
  await Promise.all(values.map((a) => server.db.doc(`towns-by-number/${a}`).set({ a, b: 1 })));
  const found = await towns.where('a', 'in', values.slice(1)).where('b', '==', 1).get();
  expect(found.size).toBe(30);
  const refused = towns.where('a', 'in', values).get();
  await expect(refused).rejects.toMatchObject({ code: INVALID_ARGUMENT });
});

test(`not-in compares with at most 10 values (${SOURCES.limitations})`, async () => {
  const values = Array.from({ length: 11 }, (_, at) => at);
  const towns = collection('towns-elsewhere');
  await towns.where('a', 'not-in', values.slice(1)).get();
  const refused = towns.where('a', 'not-in', values).get();
  await expect(refused).rejects.toMatchObject({ code: INVALID_ARGUMENT });
});
