import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listIds, seed } from '../support/documents.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
});
afterAll(() => server.stop());

const BY_NAME = FieldPath.documentId();

describe('ids of numbers', () => {
  const SORTED = ['__id-9223372036854775808__', '__id-2__', '__id7__', '__id12__'].concat(
    ['__id9223372036854775807__', '12', '7', 'A', 'Aa'],
    ['__id', '__id1_', '_id1__', 'a'],
  );

  beforeAll(() =>
    seed(db.collection('numbered'), Object.fromEntries(SORTED.map((id) => [id, { id }]))),
  );

  test('are written and read', async () => {
    expect((await db.doc('numbered/__id7__').get()).get('id')).toBe('__id7__');
    await db.doc('numbered/__id8__').create({ id: 8 });
    await db.doc('numbered/__id8__').delete();
  });

  test('are sorted as numbers, ahead of all text', async () => {
    const numbered = db.collection('numbered');
    expect(await listIds(numbered)).toEqual(SORTED);
    expect(await listIds(numbered.orderBy(BY_NAME).startAfter('__id7__').limit(2))).toEqual([
      '__id12__',
      '__id9223372036854775807__',
    ]);
    expect(await listIds(numbered.where(BY_NAME, '<', '12'))).toEqual(SORTED.slice(0, 5));
    expect(await listIds(numbered.where(BY_NAME, '>', '__id'))).toEqual(SORTED.slice(10));
  });
});

test.each(['__doc__', '__id__', '__id7x__', '__idseven__', '__id07.5__'])(
  'the id %s is reserved',
  async (id) => {
    await expect(db.doc(`reserved/${id}`).set({ n: 1 })).rejects.toMatchObject({ code: 3 });
  },
);

describe('names in filters and orders', () => {
  beforeAll(async () => {
    const batch = db.batch();
    for (const path of [
      'a/a/group/1',
      'a/b/a/b/group/2',
      'a/b/group/3',
      'a/b/c/d/group/4',
      'a/b-/group/5',
      'a/c/group/6',
      'group/7',
      'a/b/groups/none',
    ]) {
      batch.set(db.doc(path), { x: 1 });
    }
    await batch.commit();
  });

  test('a group is sorted by path, part by part', async () => {
    expect(await listIds(db.collectionGroup('group'))).toEqual(['1', '2', '4', '3', '5', '6', '7']);
  });

  test('cursors and ranges cut a group at any document', async () => {
    const ordered = db.collectionGroup('group').orderBy(BY_NAME);
    expect(await listIds(ordered.startAt('a/b').endAt('a/b0'))).toEqual(['2', '4', '3', '5']);
    expect(await listIds(ordered.startAfter('a/b').endBefore('a/b/group/3'))).toEqual(['2', '4']);
    const ranged = db
      .collectionGroup('group')
      .where(BY_NAME, '>', 'a/b')
      .where(BY_NAME, '<=', 'a/b/group/3');
    expect(await listIds(ranged)).toEqual(['2', '4', '3']);
  });

  test('several names are found in their order, missing ones not', async () => {
    const found = db
      .collectionGroup('group')
      .where(BY_NAME, 'in', ['group/7', 'a/a/group/1', 'a/a/group/none']);
    expect(await listIds(found)).toEqual(['1', '7']);
  });
});
