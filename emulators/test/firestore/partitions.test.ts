import type { Firestore, QueryPartition } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS } from '../support/raw-client.ts';

let server: TestFirestore;
let db: Firestore;

const MANY = 1000;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
  const writer = db.bulkWriter();
  for (let at = 0; at < MANY; at += 1) {
    void writer.create(db.doc(`schools/${at % 7}/posts/${at}`), { at });
  }
  await writer.close();
});
afterAll(() => server.stop());

async function divide(group: string, count: number): Promise<QueryPartition[]> {
  const parts: QueryPartition[] = [];
  for await (const part of db.collectionGroup(group).getPartitions(count)) parts.push(part);
  return parts;
}

test('the parts of a large group adjoin and have each document once, in its order', async () => {
  const parts = await divide('posts', 4);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.length).toBeLessThanOrEqual(4);
  expect(parts[0]?.startAt).toBeUndefined();
  expect(parts.at(-1)?.endBefore).toBeUndefined();
  for (const [at, part] of parts.slice(1).entries()) {
    expect(part.startAt).toEqual(parts[at]?.endBefore);
  }
  const pages = await Promise.all(parts.map((part) => part.toQuery().get()));
  const whole = await db.collectionGroup('posts').get();
  expect(pages.flatMap(({ docs }) => docs.map(({ ref }) => ref.path))).toEqual(
    whole.docs.map(({ ref }) => ref.path),
  );
  expect(pages.every(({ size }) => size > 0)).toBe(true);
});

test('a small group is one part, and so is an empty one', async () => {
  await db.doc('schools/a/notes/a').set({ n: 1 });
  for (const group of ['notes', 'nothing']) {
    const [only, ...others] = await divide(group, 5);
    expect(others).toEqual([]);
    expect([only?.startAt, only?.endBefore]).toEqual([undefined, undefined]);
  }
});

test('cursors come in pages, sorted', async () => {
  const raw = connectRaw(server.port);
  type Cursor = { values: { referenceValue: string }[] };
  type Page = { partitions?: Cursor[]; nextPageToken?: string };
  const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
  const request = {
    parent: DOCUMENTS,
    structuredQuery: { from: [{ collectionId: 'posts', allDescendants: true }], orderBy },
    partitionCount: '6',
    pageSize: 2,
  };
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const page: Page = await raw.ask<Page>('PartitionQuery', {
      ...request,
      ...(pageToken && { pageToken }),
    });
    expect(page.partitions?.length ?? 0).toBeLessThanOrEqual(2);
    names.push(...(page.partitions ?? []).map(({ values }) => values[0]?.referenceValue ?? ''));
    pageToken = page.nextPageToken ?? '';
  } while (pageToken);
  expect(names.length).toBeLessThanOrEqual(6);
  expect(names).toEqual(names.toSorted());
  expect(names.every((name) => name.startsWith(`${DATABASE}/documents/schools/`))).toBe(true);
  raw.close();
});
