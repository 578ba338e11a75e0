import { expect, test } from 'vitest';
import type { Usage } from '../../src/firestore/databases/usage.ts';
import { PROJECT_ID, startFirestore } from '../support/firestore.ts';

async function readUsage(port: number): Promise<Usage> {
  const url = `http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}:usage`;
  return (await (await fetch(url)).json()) as Usage;
}

test('reads, writes and deletes are counted as the cloud bills them', async () => {
  const server = await startFirestore();
  const { db, port } = server;
  async function usage() {
    const { reads, writes, deletes } = await readUsage(port);
    return { reads, writes, deletes };
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

test('bytes are counted as they travel: a document going up and coming down again', async () => {
  const server = await startFirestore();
  const { db, port } = server;
  const text = 'x'.repeat(10_000);
  try {
    await db.doc('things/long').set({ text });
    const stored = await readUsage(port);
    expect(stored.bytesIn).toBeGreaterThan(10_000);
    expect(stored.bytesIn).toBeLessThan(10_500);
    expect(stored.bytesOut).toBeLessThan(500);
    await db.doc('things/long').get();
    await db.collection('things').get();
    const { bytesIn, bytesOut } = await readUsage(port);
    expect(bytesIn - stored.bytesIn).toBeLessThan(1_000);
    expect(bytesOut - stored.bytesOut).toBeGreaterThan(20_000);
    expect(bytesOut - stored.bytesOut).toBeLessThan(21_000);
  } finally {
    await server.stop();
  }
});
