import type { Duplex } from 'node:stream';
import {
  collection,
  disableNetwork,
  enableNetwork,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowserSdk } from '../support/browser-sdk.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS, type RawClient } from '../support/raw-client.ts';

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

type Message = {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    resumeToken?: Buffer;
    readTime?: object;
  };
  documentChange?: { document: { name: string } };
  documentDelete?: { document: string };
  documentRemove?: { document: string };
  filter?: { count?: number };
};

/** One target on a stream of its own, and what it has heard. */
class Listener {
  readonly heard: Message[] = [];
  private readonly stream: Duplex;

  constructor(target: object) {
    this.stream = raw.converse('Listen');
    this.stream.on('data', (message: Message) => this.heard.push(message));
    this.stream.on('error', () => undefined);
    this.stream.write({ database: DATABASE, addTarget: { targetId: 1, ...target } });
  }

  /** Waits for a moment at which the answer was complete, and returns what can resume it. */
  async settle(): Promise<Buffer> {
    await vi.waitFor(() => {
      expect(this.heard.map(({ targetChange }) => targetChange?.targetChangeType)).toContain(
        'CURRENT',
      );
      expect(this.heard.at(-1)?.targetChange?.readTime).toBeDefined();
    }, 30_000);
    const tokens = this.heard.flatMap(({ targetChange }) =>
      targetChange?.resumeToken?.length ? targetChange.resumeToken : [],
    );
    expect(tokens.length).toBeGreaterThan(0);
    return tokens.at(-1) ?? Buffer.of();
  }

  changed(): string[] {
    return this.heard.flatMap(({ documentChange }) => idOf(documentChange?.document.name));
  }

  gone(): string[] {
    return this.heard.flatMap(({ documentDelete, documentRemove }) =>
      idOf(documentDelete?.document ?? documentRemove?.document),
    );
  }

  close(): void {
    this.stream.end();
  }
}

function idOf(name: string | undefined): string[] {
  return name?.split('/').slice(-1) ?? [];
}

const where1 = {
  fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } },
};

function queryOf(collectionId: string) {
  const structuredQuery = { from: [{ collectionId }], where: where1 };
  return { query: { parent: DOCUMENTS, structuredQuery } };
}

describe('a listener that resumes', () => {
  test('hears what changed since, and nothing of what stayed', async () => {
    const ids = ['stays', 'leaves', 'goes', 'changes'];
    for (const id of ids) await db.doc(`resumed/${id}`).set({ n: 1 });
    const first = new Listener(queryOf('resumed'));
    const resumeToken = await first.settle();
    expect(first.changed().sort()).toEqual([...ids].sort());
    first.close();

    await db.doc('resumed/leaves').update({ n: 2 });
    await db.doc('resumed/goes').delete();
    await db.doc('resumed/changes').update({ m: 1 });
    await db.doc('resumed/comes').set({ n: 1 });
    await db.doc('resumed/other').set({ n: 7 });

    const second = new Listener({ ...queryOf('resumed'), resumeToken });
    await second.settle();
    expect(second.changed().sort()).toEqual(['changes', 'comes']);
    // Who is not told of each that is gone is told how many are left, and asks again.
    const counts = second.heard.flatMap(({ filter }) => filter?.count ?? []);
    const isTold = second.gone().sort().join() === 'goes,leaves';
    expect(isTold || counts.at(-1) === 3).toBe(true);
    second.close();
  });

  test('hears nothing if nothing changed, and goes on from there', async () => {
    await db.doc('quiet/a').set({ n: 1 });
    const first = new Listener(queryOf('quiet'));
    const resumeToken = await first.settle();
    first.close();
    const second = new Listener({ ...queryOf('quiet'), resumeToken });
    await second.settle();
    expect([...second.changed(), ...second.gone()]).toEqual([]);
    await db.doc('quiet/b').set({ n: 1 });
    await vi.waitFor(() => expect(second.changed()).toEqual(['b']), 30_000);
    second.close();
  });

  test('to a document that was deleted hears so', async () => {
    const target = { documents: { documents: [`${DOCUMENTS}/alone/a`] } };
    await db.doc('alone/a').set({ n: 1 });
    const first = new Listener(target);
    const resumeToken = await first.settle();
    first.close();
    await db.doc('alone/a').delete();
    const second = new Listener({ ...target, resumeToken });
    await second.settle();
    expect(second.gone()).toEqual(['a']);
    second.close();
  });

  test('may name a time instead', async () => {
    await db.doc('timed/old').set({ n: 1 });
    const { writeTime } = await db.doc('timed/last').set({ n: 1 });
    await db.doc('timed/new').set({ n: 1 });
    const readTime = { seconds: String(writeTime.seconds), nanos: writeTime.nanoseconds };
    const listener = new Listener({ ...queryOf('timed'), readTime });
    await listener.settle();
    expect(listener.changed()).toEqual(['new']);
    listener.close();
  });
});

test('a browser that was offline is up to date once it is back', async () => {
  for (const id of ['stays', 'leaves', 'goes']) await db.doc(`offline/${id}`).set({ n: 1 });
  const browser = openBrowserSdk(server.port);
  const seen: string[][] = [];
  const ones = query(collection(browser.db, 'offline'), where('n', '==', 1));
  const stop = onSnapshot(ones, { includeMetadataChanges: true }, ({ docs, metadata }) => {
    if (!metadata.fromCache) seen.push(docs.map(({ id }) => id));
  });
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['goes', 'leaves', 'stays']), 30_000);
  await disableNetwork(browser.db);
  await db.doc('offline/goes').delete();
  await db.doc('offline/leaves').update({ n: 2 });
  await db.doc('offline/comes').set({ n: 1 });
  await enableNetwork(browser.db);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['comes', 'stays']), 30_000);
  stop();
  await browser.close();
});
