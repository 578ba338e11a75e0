import { collection, onSnapshot, orderBy, query } from 'firebase/firestore';
import { FieldPath, FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserSdk } from '../support/browser-sdk.ts';
import { listIds, seed } from '../support/documents.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
});
afterAll(() => server.stop());

describe('text is sorted by its code points', () => {
  /** By UTF-16, the last four would stand before the two ahead of them. */
  const WORDS = ['Sierpiński', 'Łukasiewicz', '你好', '你顥', '岩澤', '︒', 'Ｐ'].concat(
    '🄟',
    '🐵',
    '😀',
    '😁',
  );

  const SHAPES: [string, (word: string) => unknown][] = [
    ['in a field', (word) => word],
    ['in an array', (word) => [word]],
    ['in a map', (word) => ({ key: word })],
    ['as the key of a map', (word) => ({ [word]: true })],
  ];

  test.each(SHAPES)('%s', async (shape, toValue) => {
    const texts = db.collection(`texts ${shape}`);
    const shuffled = WORDS.map((word, at): [string, object] => [
      `d${(at * 7) % 11}`,
      { value: toValue(word), word },
    ]);
    await seed(texts, Object.fromEntries(shuffled));
    const { docs } = await texts.orderBy('value').get();
    expect(docs.map((one) => one.get('word') as string)).toEqual(WORDS);
    const tail = texts.where('value', '>', toValue('Ｐ')).orderBy('value', 'desc');
    const after = (await tail.get()).docs.map((one) => one.get('word') as string);
    expect(after).toEqual(['😁', '😀', '🐵', '🄟']);
  });

  test('as the id of a document, for listeners of the browser, too', async () => {
    const named = db.collection('named');
    await seed(named, Object.fromEntries(WORDS.toReversed().map((word) => [word, { n: 1 }])));
    expect(await listIds(named)).toEqual(WORDS);
    const last = named.where(FieldPath.documentId(), '>', 'Ｐ');
    expect(await listIds(last)).toEqual(['🄟', '🐵', '😀', '😁']);
    const browser = openBrowserSdk(server.port);
    const heard = await new Promise<string[]>((resolve, reject) => {
      onSnapshot(
        query(collection(browser.db, 'named'), orderBy('n')),
        ({ docs }) => resolve(docs.map(({ id }) => id)),
        reject,
      );
    });
    expect(heard).toEqual(WORDS);
    await browser.close();
  });
});

describe('integers beyond those of JavaScript', () => {
  const LARGE = 2n ** 53n;

  beforeAll(() =>
    seed(db.collection('large'), {
      below: { n: LARGE - 1n },
      first: { n: LARGE },
      second: { n: LARGE + 1n },
      third: { n: LARGE + 2n },
      double: { n: Number(LARGE) + 0.5 },
    }),
  );

  test('are told apart', async () => {
    const large = db.collection('large');
    expect(await listIds(large.where('n', '==', LARGE + 1n))).toEqual(['second']);
    expect(await listIds(large.where('n', 'in', [LARGE - 1n, LARGE + 2n]))).toEqual([
      'below',
      'third',
    ]);
  });

  test('are sorted, with the doubles between them', async () => {
    const large = db.collection('large');
    expect(await listIds(large.orderBy('n'))).toEqual([
      'below',
      'double',
      'first',
      'second',
      'third',
    ]);
    expect(await listIds(large.where('n', '>', LARGE))).toEqual(['second', 'third']);
    expect(await listIds(large.where('n', '<', LARGE + 1n))).toEqual(['below', 'double', 'first']);
  });
});

test('0, -0 and 0.0 are one number, and 1 is 1.0', async () => {
  const zeros = db.collection('zeros');
  await seed(zeros, { a: { n: 0 }, b: { n: -0 }, c: { n: 0.5 } });
  expect(await listIds(zeros.where('n', '==', -0))).toEqual(['a', 'b']);
  expect(await listIds(zeros.where('n', 'in', [0]))).toEqual(['a', 'b']);
  expect(await listIds(zeros.where('n', '<', 0))).toEqual([]);
});

test('vectors are sorted by their length and stand between arrays and maps', async () => {
  const vectors = db.collection('vectors');
  await seed(vectors, {
    map: { v: { HELLO: 'WORLD' } },
    four: { v: FieldValue.vector([1, 2, 3, 4]) },
    two: { v: FieldValue.vector([1, 2]) },
    second: { v: FieldValue.vector([2, 2]) },
    large: { v: FieldValue.vector([100]) },
    infinite: { v: FieldValue.vector([-Infinity]) },
    list: { v: [100] },
    long: { v: [1, 2, 3, 4, 5, 6] },
  });
  expect(await listIds(vectors.orderBy('v'))).toEqual(
    ['long', 'list', 'infinite', 'large', 'two', 'second', 'four'].concat('map'),
  );
  expect(await listIds(vectors.where('v', '>', FieldValue.vector([100])))).toEqual([
    'two',
    'second',
    'four',
  ]);
  expect(await listIds(vectors.where('v', '>=', [1]))).toEqual(['long', 'list']);
  expect(await listIds(vectors.where('v', '==', FieldValue.vector([1, 2])))).toEqual(['two']);
});

test('a time is kept to the microsecond', async () => {
  await db.doc('times/a').set({ at: new Timestamp(1_700_000_000, 123_456_789) });
  expect((await db.doc('times/a').get()).get('at')).toEqual(
    new Timestamp(1_700_000_000, 123_456_000),
  );
});
