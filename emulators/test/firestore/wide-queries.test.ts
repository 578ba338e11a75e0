import { FieldPath, Filter, type CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { listIds, seed } from '../support/documents.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';
import { composite, toIndexSet } from '../support/index-files.ts';

let server: TestFirestore;
let rooms: CollectionReference;

beforeAll(async () => {
  const indexes = toIndexSet({
    rooms: [
      'floor desc, key desc, size desc',
      'floor asc, key asc, size asc',
      'floor asc, size asc, key asc',
      'key asc, size asc',
      'size desc, key desc',
    ].map((fields) => composite(fields)),
    spelled: [composite('name desc, area desc, `area.of` desc, `area\\\\of` desc')],
    parts: ['b asc, a asc', 'a asc, b asc'].map((fields) => composite(fields)),
  });
  server = await startFirestore(createEngine(PROJECT_ID), null, () => indexes);
  rooms = server.db.collection('rooms');
  await seed(rooms, {
    r1: { key: 'a', size: 5, floor: 0, tags: ['x', 'y'] },
    r2: { key: 'aa', size: 4, floor: 0, tags: ['x'] },
    r3: { key: 'b', size: 3, floor: 1, tags: ['y', 2] },
    r4: { key: 'b', size: 2, floor: 1, tags: [] },
    r5: { key: 'bb', size: 1, floor: 1, tags: [2] },
    r6: { key: 'c', size: 0, floor: 2 },
    r7: { key: 'd', floor: 1 },
    r8: { key: 'e', size: null, floor: 1 },
    r9: { key: 'f', size: NaN, floor: 1 },
  });
});
afterAll(() => server.stop());

describe('lists in filters', () => {
  test('two of them are multiplied out', async () => {
    const found = rooms.where('key', 'in', ['a', 'aa', 'b']).where('floor', 'in', [0, 2]);
    expect(await listIds(found)).toEqual(['r1', 'r2']);
  });

  test('one of values beside one of elements', async () => {
    const found = rooms.where('floor', 'in', [0, 1]).where('tags', 'array-contains-any', ['x', 2]);
    expect(await listIds(found)).toEqual(['r1', 'r2', 'r3', 'r5']);
  });

  test('may be of different types', async () => {
    expect(await listIds(rooms.where('size', 'in', [4, 'b', true, [2], { a: 1 }]))).toEqual(['r2']);
    expect(await listIds(rooms.where('tags', 'array-contains-any', ['x', 2, true]))).toEqual([
      'r1',
      'r2',
      'r3',
      'r5',
    ]);
  });

  test('find neither null nor NaN by them, but all the rest', async () => {
    expect(await listIds(rooms.where('size', 'in', [null]))).toEqual([]);
    expect(await listIds(rooms.where('size', 'in', [NaN]))).toEqual([]);
    expect(await listIds(rooms.where('size', 'in', [null, 5, NaN]))).toEqual(['r1']);
    expect(await listIds(rooms.where('tags', 'array-contains-any', [null, 'y', NaN]))).toEqual([
      'r1',
      'r3',
    ]);
  });

  test('answer by name, whatever the order of the values', async () => {
    expect(await listIds(rooms.where('size', 'in', [1, 3, 5]))).toEqual(['r1', 'r3', 'r5']);
    expect(await listIds(rooms.where('size', 'in', [1, 3, 5]).orderBy('size'))).toEqual([
      'r5',
      'r3',
      'r1',
    ]);
    expect(await listIds(rooms.where('size', 'in', [1, 3, 5]).limit(1))).toEqual(['r1']);
  });
});

describe('ranges of one field in the order of another', () => {
  const ranged = () => rooms.where('key', '>', 'a').where('size', '>=', 1);

  test('first the order, then the fields of the ranges by their names', async () => {
    expect(await listIds(ranged().orderBy('floor'))).toEqual(['r2', 'r4', 'r3', 'r5']);
    expect(await listIds(ranged())).toEqual(['r2', 'r4', 'r3', 'r5']);
    const swapped = rooms.where('size', '>=', 1).where('key', '>', 'a');
    expect(await listIds(swapped)).toEqual(['r2', 'r4', 'r3', 'r5']);
  });

  test('what is appended goes the way of the last that was asked for', async () => {
    expect(await listIds(ranged().orderBy('floor', 'desc'))).toEqual(['r5', 'r3', 'r4', 'r2']);
    expect(await listIds(ranged().orderBy('floor').orderBy('size'))).toEqual([
      'r2',
      'r5',
      'r4',
      'r3',
    ]);
  });

  test('names are compared as they are, not as they are spelled in backticks', async () => {
    const spelled = server.db.collection('spelled');
    const quoted = (name: string) => new FieldPath(name);
    await seed(spelled, {
      s1: { name: 'a', area: 2, 'area.of': 1, 'area\\of': 1 },
      s2: { name: 'a', area: 1, 'area.of': 2, 'area\\of': 2 },
    });
    const found = spelled
      .where(quoted('area\\of'), '>', 0)
      .where(quoted('area.of'), '>', 0)
      .where('area', '>', 0)
      .orderBy('name', 'desc');
    expect(await listIds(found)).toEqual(['s1', 's2']);
  });

  test('a document needs every field of a range and of the order, with a number in it', async () => {
    const found = rooms.where('key', '!=', 'a').where('size', '<=', 2);
    expect(await listIds(found)).toEqual(['r4', 'r5', 'r6']);
    expect((await found.count().get()).data().count).toBe(3);
  });

  test('a cursor at a document begins with it', async () => {
    const from = await rooms.doc('r4').get();
    expect(await listIds(ranged().orderBy('floor').startAt(from))).toEqual(['r4', 'r3', 'r5']);
    expect(await listIds(ranged().orderBy('floor').startAfter(from).limit(1))).toEqual(['r3']);
    expect(await listIds(ranged().orderBy('floor').endBefore(from))).toEqual(['r2']);
  });

  test('a range of names beside others comes last in the order', async () => {
    const id = FieldPath.documentId();
    const found = rooms.where(id, '<', 'r5').where('size', '>=', 1).where('key', '!=', 'a');
    expect(await listIds(found)).toEqual(['r2', 'r4', 'r3']);
    expect(await listIds(found.orderBy('size', 'desc'))).toEqual(['r2', 'r3', 'r4']);
  });
});

describe('one or another', () => {
  let parts: CollectionReference;
  const or = (...filters: Filter[]) => Filter.or(...filters);
  const where = (...args: Parameters<typeof Filter.where>) => Filter.where(...args);

  beforeAll(async () => {
    parts = server.db.collection('parts');
    await seed(parts, {
      p1: { a: 1, b: 0 },
      p2: { b: 1 },
      p3: { a: 3, b: 2 },
      p4: { a: 1, b: 3 },
      p5: { a: 1 },
      p6: { a: 2 },
    });
  });

  test('needs only the field that it is found by', async () => {
    const either = parts.where(or(where('a', '==', 1), where('b', '==', 1)));
    expect(await listIds(either)).toEqual(['p1', 'p2', 'p4', 'p5']);
    expect(await listIds(either.limit(2))).toEqual(['p1', 'p2']);
    const listed = parts.where(or(where('a', '==', 2), where('b', 'in', [2, 3])));
    expect(await listIds(listed)).toEqual(['p3', 'p4', 'p6']);
  });

  test('in an order needs that field as well', async () => {
    const either = parts.where(or(where('a', '==', 1), where('b', '==', 1)));
    expect(await listIds(either.orderBy('a'))).toEqual(['p1', 'p4', 'p5']);
    expect(await listIds(either.orderBy('b'))).toEqual(['p1', 'p2', 'p4']);
  });

  test('a range in one part orders all of it', async () => {
    const either = parts.where(or(where('a', '>', 2), where('b', '==', 1)));
    expect(await listIds(either)).toEqual(['p3']);
  });

  test('a document found twice is answered once', async () => {
    const twice = parts.where(or(where('a', '==', 1), where('b', '==', 0), where('a', 'in', [1])));
    expect(await listIds(twice)).toEqual(['p1', 'p4', 'p5']);
    expect((await twice.count().get()).data().count).toBe(3);
  });
});
