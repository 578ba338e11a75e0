import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
});
afterAll(() => server.stop());

function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, 30_000);
}

test('a listener on a document sees it missing, come, change and go', async () => {
  const document = db.doc('live/a');
  const seen: unknown[] = [];
  const stop = document.onSnapshot((snapshot) => seen.push(snapshot.data()?.['n'] ?? null));
  await eventually(() => expect(seen).toEqual([null]));
  await document.set({ n: 1 });
  await eventually(() => expect(seen).toEqual([null, 1]));
  await document.update({ n: 2 });
  await eventually(() => expect(seen).toEqual([null, 1, 2]));
  await document.delete();
  await eventually(() => expect(seen).toEqual([null, 1, 2, null]));
  stop();
});

test('a listener on a query sees documents enter and leave it', async () => {
  const snapshots: QuerySnapshot[] = [];
  function ids(): string[] | undefined {
    return snapshots.at(-1)?.docs.map(({ id }) => id);
  }
  const query = db.collection('tasks').where('isOpen', '==', true);
  const stop = query.onSnapshot((snapshot) => snapshots.push(snapshot));
  await eventually(() => expect(ids()).toEqual([]));
  await db.doc('tasks/a').set({ isOpen: true });
  await db.doc('tasks/b').set({ isOpen: true });
  await eventually(() => expect(ids()).toEqual(['a', 'b']));
  await db.doc('tasks/a').update({ isOpen: false });
  await eventually(() => expect(ids()).toEqual(['b']));
  expect(
    snapshots
      .at(-1)
      ?.docChanges()
      .map(({ type }) => type),
  ).toEqual(['removed']);
  stop();
});
