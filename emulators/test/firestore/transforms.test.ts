import { doc, maximum, minimum, setDoc, updateDoc } from 'firebase/firestore';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserSdk, type BrowserSdk } from '../support/browser-sdk.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS, type RawClient } from '../support/raw-client.ts';

let server: TestFirestore;
let db: Firestore;
let raw: RawClient;
let browser: BrowserSdk;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
  raw = connectRaw(server.port);
  browser = openBrowserSdk(server.port);
});
afterAll(async () => {
  await browser.close();
  raw.close();
  await server.stop();
});

type Value = Record<string, unknown>;
type Transform = { fieldPath: string } & Value;

/** Stores a value, transforms it and returns what the write says of it, and what is stored then. */
async function transform(
  stored: Value | null,
  ...transforms: Value[]
): Promise<{ results: Value[]; stored: Value | undefined }> {
  const name = `${DOCUMENTS}/transformed/${Math.random()}`;
  const fields = stored ? { f: stored } : {};
  const updateTransforms = transforms.map((one): Transform => ({ fieldPath: 'f', ...one }));
  type Answer = { writeResults: { transformResults?: Value[] }[] };
  const { writeResults } = await raw.ask<Answer>('Commit', {
    database: DATABASE,
    writes: [{ update: { name, fields } }, { update: { name, fields }, updateTransforms }],
  });
  const document = await raw.ask<{ fields?: { f?: Value } }>('GetDocument', { name });
  const results = (writeResults.at(-1)?.transformResults ?? []).map(strip);
  const left = document.fields?.f;
  return { results, stored: left && strip(left) };
}

/** The library of messages adds the name of the kind. */
function strip({ valueType: _, ...value }: Value): Value {
  return value;
}

const int = (integerValue: number | string) => ({ integerValue: String(integerValue) });
const double = (doubleValue: number) => ({ doubleValue });
const TEXT = { stringValue: 'text' };
const LARGEST = '9223372036854775807';
const SMALLEST = '-9223372036854775808';

type Row = [stored: Value | null, operand: Value, left: Value];

describe('an increment', () => {
  test.each<Row>([
    [int(1), int(2), int(3)],
    [double(1.5), int(1), double(2.5)],
    [int(1), double(0.5), double(1.5)],
    [int(1), double(1), double(2)],
    [TEXT, int(1), int(1)],
    [null, double(0.5), double(0.5)],
    [{ nullValue: 'NULL_VALUE' }, int(7), int(7)],
    [double(NaN), int(1), double(NaN)],
    [int(LARGEST), int(1), int(LARGEST)],
    [int(SMALLEST), int(-1), int(SMALLEST)],
    [int('9007199254740992'), int(1), int('9007199254740993')],
    [double(1e308), double(1e308), double(Infinity)],
  ])('of %j by %j', async (stored, increment, left) => {
    expect(await transform(stored, { increment })).toEqual({ results: [left], stored: left });
  });

  test('twice in one write counts twice', async () => {
    const twice = await transform(int(1), { increment: int(1) }, { increment: int(1) });
    expect(twice).toEqual({ results: [int(2), int(3)], stored: int(3) });
  });

  test('by what is no number is refused', async () => {
    await expect(transform(int(1), { increment: TEXT })).rejects.toMatchObject({ code: 3 });
  });
});

/** https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#fieldtransform */
describe('the larger of two numbers', () => {
  test.each<Row>([
    [int(1), int(2), int(2)],
    [int(3), int(2), int(3)],
    [int(1), double(1.5), double(1.5)],
    [double(2.5), int(2), double(2.5)],
    [TEXT, int(2), int(2)],
    [null, double(-2), double(-2)],
    [int(3), double(3), int(3)],
    [double(3), int(3), double(3)],
    [double(0), int(0), double(0)],
    [double(NaN), int(1), double(NaN)],
    [int(1), double(NaN), double(NaN)],
    [int('9007199254740993'), double(9007199254740992), int('9007199254740993')],
  ])('of %j and %j', async (stored, maximum, left) => {
    expect(await transform(stored, { maximum })).toEqual({ results: [left], stored: left });
  });
});

describe('the smaller of two numbers', () => {
  test.each<Row>([
    [int(1), int(2), int(1)],
    [int(3), int(2), int(2)],
    [int(2), double(1.5), double(1.5)],
    [double(1.5), int(2), double(1.5)],
    [TEXT, int(2), int(2)],
    [null, double(-2), double(-2)],
    [int(3), double(3), int(3)],
    [double(NaN), int(1), double(NaN)],
    [int(1), double(NaN), double(NaN)],
  ])('of %j and %j', async (stored, minimum, left) => {
    expect(await transform(stored, { minimum })).toEqual({ results: [left], stored: left });
  });
});

test('the browser SDK keeps the largest and the smallest', async () => {
  const best = doc(browser.db, 'scores/best');
  await setDoc(best, { most: 5, least: 5 });
  await updateDoc(best, { most: maximum(7), least: minimum(7), first: maximum(1) });
  await updateDoc(best, { most: maximum(6), least: minimum(3) });
  expect((await db.doc('scores/best').get()).data()).toEqual({ most: 7, least: 3, first: 1 });
});

describe('elements of an array', () => {
  const values = (...elements: Value[]) => ({ values: elements });
  const list = (...elements: Value[]) => ({ arrayValue: { values: elements } });
  const NULL = { nullValue: 'NULL_VALUE' };

  test('are added in their order if nothing equals them', async () => {
    const added = values({ stringValue: 'b' }, double(1), int(1), NULL, double(NaN));
    const once = await transform(list(int(1)), { appendMissingElements: added });
    expect(once.results).toEqual([NULL]);
    expect(once.stored).toMatchObject(list(int(1), { stringValue: 'b' }, NULL, double(NaN)));
    const again = await transform(list(NULL, double(NaN), double(1)), {
      appendMissingElements: values(NULL, double(NaN), int(1)),
    });
    expect(again.stored).toMatchObject(list(NULL, double(NaN), double(1)));
  });

  test('are removed wherever they are', async () => {
    const all = list(int(1), TEXT, double(1), NULL, int(2));
    const left = await transform(all, { removeAllFromArray: values(int(1), NULL) });
    expect(left.results).toEqual([NULL]);
    expect(left.stored).toMatchObject(list(TEXT, int(2)));
  });

  test('make an array of what is none', async () => {
    const added = await transform(TEXT, { appendMissingElements: values(int(1)) });
    expect(added.stored).toMatchObject(list(int(1)));
    const removed = await transform(TEXT, { removeAllFromArray: values(int(1)) });
    expect(removed.stored).toMatchObject({ arrayValue: {} });
  });
});

describe("the server's time", () => {
  test('takes the place of a time, of a map and of nothing, also when it is merged', async () => {
    const now = FieldValue.serverTimestamp();
    const document = db.doc('times/merged');
    await document.set({ at: now, map: { kept: 1 }, e: now });
    await document.set({ at: now, e: now }, { merge: true });
    const once = (await document.get()).data() as { at: Timestamp; e: Timestamp };
    expect(once).toEqual({ at: once.e, map: { kept: 1 }, e: once.at });
    await document.set({ at: now, map: { added: now }, e: { f: now } }, { merge: true });
    const at = (await document.get()).get('at') as Timestamp;
    expect((await document.get()).data()).toEqual({
      at,
      map: { kept: 1, added: at },
      e: { f: at },
    });
    expect(at.toMillis()).toBeGreaterThanOrEqual(once.at.toMillis());
    await document.update({ 'e.f.deep': now });
    const { e } = (await document.get()).data() as { e: { f: { deep: unknown } } };
    expect(e.f.deep).toBeInstanceOf(Timestamp);
  });

  test('is the same in all fields of a commit', async () => {
    const now = FieldValue.serverTimestamp();
    await db
      .batch()
      .set(db.doc('times/a'), { first: now, map: { second: now } })
      .set(db.doc('times/b'), { third: now })
      .commit();
    const [a, b] = await db.getAll(db.doc('times/a'), db.doc('times/b'));
    expect(a?.data()).toEqual({
      first: b?.get('third') as Timestamp,
      map: { second: b?.get('third') as Timestamp },
    });
  });
});

test('a transform sees what its own write sets', async () => {
  const name = `${DOCUMENTS}/transformed/own`;
  type Answer = { writeResults: { transformResults: Value[] }[] };
  const { writeResults } = await raw.ask<Answer>('Commit', {
    database: DATABASE,
    writes: [
      {
        update: { name, fields: { n: int(1000) } },
        updateMask: { fieldPaths: ['n'] },
        updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
      },
    ],
  });
  expect(writeResults[0]?.transformResults).toMatchObject([int(1001)]);
});

test('fields come and go one after the other', async () => {
  const document = db.doc('sequences/a');
  const gone = FieldValue.delete();
  const steps: [() => Promise<unknown>, object | undefined][] = [
    [() => document.create({}), {}],
    [() => document.delete(), undefined],
    [() => document.create({ a: { b: 'c' } }), { a: { b: 'c' } }],
    [() => document.set({}, { merge: true }), { a: { b: 'c' } }],
    [() => document.set({}), {}],
    [() => document.set({ a: { b: 'c' } }), { a: { b: 'c' } }],
    [() => document.set({ a: { d: 'e' } }, { merge: true }), { a: { b: 'c', d: 'e' } }],
    [() => document.set({ a: { d: gone } }, { merge: true }), { a: { b: 'c' } }],
    [() => document.set({ a: { b: gone } }, { merge: true }), { a: {} }],
    [() => document.set({ a: { e: 1 } }, { merge: true }), { a: { e: 1 } }],
    [() => document.set({ f: 'x' }, { merge: true }), { a: { e: 1 }, f: 'x' }],
    [() => document.set({ f: { g: 'x' } }, { merge: true }), { a: { e: 1 }, f: { g: 'x' } }],
    [() => document.update({ 'f.h': 'y' }), { a: { e: 1 }, f: { g: 'x', h: 'y' } }],
    [() => document.update({ 'f.g': gone }), { a: { e: 1 }, f: { h: 'y' } }],
    [() => document.update({ 'f.h': gone }), { a: { e: 1 }, f: {} }],
    [() => document.update({ f: gone }), { a: { e: 1 } }],
    [() => document.update({ 'i.j': {} }), { a: { e: 1 }, i: { j: {} } }],
    [() => document.update({ 'i.j': { k: 'x' } }), { a: { e: 1 }, i: { j: { k: 'x' } } }],
    [() => document.update({ i: gone, a: gone }), {}],
  ];
  for (const [step, left] of steps) {
    await step();
    expect((await document.get()).data()).toEqual(left);
  }
});
