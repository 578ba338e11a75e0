import { expect, test } from 'vitest';
import { PROJECT_ID, startFirestore } from '../support/firestore.ts';

test('reads, writes and deletes are counted as the cloud bills them', async () => {
  const server = await startFirestore();
  const { db, port } = server;
  async function usage(): Promise<unknown> {
    const url = `http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}:usage`;
    return (await fetch(url)).json();
  }
  try {
    await Promise.all(['a', 'b', 'c'].map((id) => db.doc(`things/${id}`).set({ id })));
    expect(await usage()).toEqual({ reads: 0, writes: 3, deletes: 0 });
    await db.collection('things').get();
    await db.doc('things/missing').get();
    await db.collection('nothing').get();
    expect(await usage()).toEqual({ reads: 5, writes: 3, deletes: 0 });
    await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('things/a'));
      transaction.delete(db.doc('things/a'));
    });
    expect(await usage()).toEqual({ reads: 6, writes: 3, deletes: 1 });
  } finally {
    await server.stop();
  }
});
