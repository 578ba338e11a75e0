import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { INSTANCE_HEADER } from '../../src/firestore/bad-day/describe-call.ts';
import { FirestoreBadDay } from '../../src/firestore/bad-day/firestore-bad-day.ts';
import { Databases } from '../../src/firestore/databases/databases.ts';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { startFirestoreServer, type FirestoreServer } from '../../src/firestore/server.ts';

const PROJECT_ID = 'demo-bad-day';
const stopped: string[] = [];
const badDay = new FirestoreBadDay(1, {}, (instance) => stopped.push(instance));
let server: FirestoreServer;
let app: App;
let db: Firestore;

beforeAll(async () => {
  const databases = new Databases(createEngine(PROJECT_ID), () => null, undefined, badDay);
  server = await startFirestoreServer(databases, { host: '127.0.0.1', port: 0 });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  app = initializeApp({ projectId: PROJECT_ID }, PROJECT_ID);
  db = getFirestore(app);
  db.settings({ customHeaders: { [INSTANCE_HEADER]: 'one' } });
});
afterAll(async () => {
  await deleteApp(app);
  await server.stop();
});
beforeEach(async () => {
  badDay.end();
  await db.recursiveDelete(db.collection('notes'));
  stopped.length = 0;
});

async function find(path: string): Promise<unknown> {
  badDay.end();
  return (await db.doc(path).get()).get('n');
}

/** Moves a number from `from` to `to`, and returns how often the SDK ran the transaction. */
async function move(from: string, to: string): Promise<number> {
  let runs = 0;
  await db.runTransaction(async (transaction) => {
    runs += 1;
    const [source, target] = await transaction.getAll(db.doc(from), db.doc(to));
    transaction.set(db.doc(from), { n: Number(source?.get('n') ?? 0) - 1 });
    transaction.set(db.doc(to), { n: Number(target?.get('n') ?? 0) + 1 });
  });
  return runs;
}

test('without faults nothing goes wrong', async () => {
  badDay.begin(1, {});
  expect(await move('notes/a', 'notes/b')).toBe(1);
  expect(badDay.injected).toEqual([]);
});

test('of commits whose time runs out some have taken effect, and the caller cannot tell which', async () => {
  const found: unknown[] = [];
  for (let seed = 0; seed < 10; seed += 1) {
    badDay.begin(seed, { deadlineExceeded: 1 });
    const written = db.doc(`notes/${seed}`).set({ n: 1 });
    await expect(written).rejects.toMatchObject({ code: 4 });
    found.push(await find(`notes/${seed}`));
  }
  expect(new Set(found)).toEqual(new Set([1, undefined]));
});

test('a transaction whose answer is lost took effect, and the SDK runs it once more', async () => {
  badDay.begin(4, { lostAnswer: 0.2 });
  expect(await move('notes/a', 'notes/b')).toBe(2);
  expect(badDay.injected).toEqual(['one Commit notes #1: UNAVAILABLE after it took effect']);
  expect(await find('notes/b')).toBe(2);
});

test('a transaction that is aborted took no effect, and the SDK runs it once more', async () => {
  badDay.begin(6, { aborted: 0.5 });
  expect(await move('notes/a', 'notes/b')).toBe(2);
  expect(badDay.injected).toContain('one Commit notes #1: ABORTED before it took effect');
  expect(await find('notes/b')).toBe(1);
});

test('the same seed brings the same faults, another one others', async () => {
  const days: string[][] = [];
  for (const seed of [3, 3, 4]) {
    badDay.begin(seed, { deadlineExceeded: 0.5 });
    for (let n = 0; n < 10; n += 1) {
      await db
        .doc('notes/a')
        .set({ n })
        .catch(() => undefined);
    }
    days.push([...badDay.injected]);
  }
  expect(days[1]).toEqual(days[0]);
  expect(days[2]).not.toEqual(days[0]);
});

test('a caller that is stopped after a write does not come to the next, until it is started again', async () => {
  badDay.begin(1, { stopped: 1 });
  await expect(db.doc('notes/a').set({ n: 1 })).rejects.toMatchObject({ code: 7 });
  expect(stopped).toEqual(['one']);
  await expect(db.doc('notes/b').set({ n: 1 })).rejects.toMatchObject({ code: 7 });
  expect(await find('notes/a')).toBe(1);
  expect(await find('notes/b')).toBeUndefined();
});

test('a call takes the fixed time, and up to the spread longer', async () => {
  badDay.begin(1, { latency: { fixedMs: 60, spreadMs: 20 } });
  const before = performance.now();
  await db.doc('notes/a').get();
  expect(performance.now() - before).toBeGreaterThanOrEqual(60);
});
