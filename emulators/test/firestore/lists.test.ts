import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DOCUMENTS, type RawClient } from '../support/raw-client.ts';

let server: TestFirestore;
let db: Firestore;
let raw: RawClient;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
  raw = connectRaw(server.port);
});
afterAll(async () => {
  raw.close();
  await server.stop();
});

async function write(...paths: string[]): Promise<void> {
  const batch = db.batch();
  for (const path of paths) batch.set(db.doc(path), { path });
  await batch.commit();
}

describe('the documents of a collection', () => {
  test('are listed with those that are only the way to others', async () => {
    await write('ways/a', 'ways/b/below/b', 'ways/c', 'ways/d/e/f/g/h');
    const listed = await db.collection('ways').listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    const read = await db.getAll(...listed);
    expect(read.map(({ exists }) => exists)).toEqual([true, false, true, false]);
  });

  test('are all listed, more than fit in a page', async () => {
    const ids = Array.from({ length: 400 }, (_, at) => String(at).padStart(3, '0'));
    await write(...ids.map((id) => `pages/${id}`));
    const listed = await db.collection('pages').listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(ids);
  });

  test('come in pages as large as is asked for', async () => {
    await write('few/a', 'few/b/c/d', 'few/e');
    type Page = { documents?: { name: string; createTime?: object }[]; nextPageToken?: string };
    const request = { parent: DOCUMENTS, collectionId: 'few', pageSize: 2, showMissing: true };
    const first = await raw.ask<Page>('ListDocuments', request);
    expect(first.documents?.map(({ name }) => name.split('/').at(-1))).toEqual(['a', 'b']);
    expect(first.documents?.map(({ createTime }) => createTime !== undefined)).toEqual([
      true,
      false,
    ]);
    const pageToken = first.nextPageToken;
    const second = await raw.ask<Page>('ListDocuments', { ...request, pageToken });
    expect(second.documents?.map(({ name }) => name.split('/').at(-1))).toEqual(['e']);
    expect(second.nextPageToken || undefined).toBeUndefined();
  });

  test('are listed in another order if it is asked for', async () => {
    await db.doc('ordered/a').set({ n: 2 });
    await db.doc('ordered/b').set({ n: 3 });
    await db.doc('ordered/c').set({ m: 1 });
    const request = { parent: DOCUMENTS, collectionId: 'ordered', orderBy: 'n desc' };
    const { documents } = await raw.ask<{ documents: { name: string }[] }>(
      'ListDocuments',
      request,
    );
    expect(documents.map(({ name }) => name.split('/').at(-1))).toEqual(['b', 'a']);
  });
});

test('collections are listed by their names, also those below a document that is missing', async () => {
  await write('lists/none/b/1', 'lists/none/a/1', 'lists/none/C/1', 'lists/none/a/1/deeper/1');
  const listed = await db.doc('lists/none').listCollections();
  expect(listed.map(({ id }) => id)).toEqual(['C', 'a', 'b']);
  const request = { parent: `${DOCUMENTS}/lists/none`, pageSize: 2 };
  type Page = { collectionIds: string[]; nextPageToken?: string };
  const first = await raw.ask<Page>('ListCollectionIds', request);
  const second = await raw.ask<Page>('ListCollectionIds', {
    ...request,
    pageToken: first.nextPageToken,
  });
  expect([first.collectionIds, second.collectionIds]).toEqual([['C', 'a'], ['b']]);
});

describe('deleting with all below', () => {
  const PATHS = ['anna', 'bob', 'bob/friends/carl', 'bob/friends/dan', 'bob/friends/dan/pets/e'];

  async function plant(root: string): Promise<CollectionReference> {
    await write(...PATHS.map((path) => `${root}/${path}`), `${root}-more/x`, `${root}s/x`);
    return db.collection(root);
  }

  async function listBelow(root: string): Promise<string[]> {
    const names = ['friends', 'pets', root, `${root}-more`, `${root}s`];
    const found = await Promise.all(names.map((name) => db.collectionGroup(name).get()));
    return found
      .flatMap(({ docs }) => docs.map(({ ref }) => ref.path))
      .filter((path) => path.startsWith(root))
      .sort();
  }

  test('a collection, and none that begins like it', async () => {
    await db.recursiveDelete(await plant('tree'));
    expect(await listBelow('tree')).toEqual(['tree-more/x', 'trees/x']);
  });

  test('a collection below a document', async () => {
    const root = await plant('wood');
    await db.recursiveDelete(root.doc('bob').collection('friends'));
    expect(await listBelow('wood')).toEqual(['wood-more/x', 'wood/anna', 'wood/bob', 'woods/x']);
  });

  test('a document, and not its neighbours', async () => {
    const root = await plant('bush');
    await db.recursiveDelete(root.doc('bob/friends/dan'));
    expect(await listBelow('bush')).toEqual([
      'bush-more/x',
      'bush/anna',
      'bush/bob',
      'bush/bob/friends/carl',
      'bushs/x',
    ]);
  });
});
