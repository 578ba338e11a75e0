import { credentials, makeGenericClientConstructor, Metadata, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFirestoreService } from '../../../src/firestore/protocol/protos.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { fixtureRuleset } from '../../support/rules.ts';

type Call = (
  request: object,
  metadata: Metadata,
  done: (error: { code: number } | null, response?: object) => void,
) => void;

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
const PARENT = `${DATABASE}/documents`;
const OK = status.OK;
const DENIED = status.PERMISSION_DENIED;
let server: TestFirestore;
let client: Record<string, Call> & { close(): void };

beforeAll(async () => {
  server = await startFirestore(undefined, fixtureRuleset('firestore.rules'));
  const FirestoreClient = makeGenericClientConstructor(loadFirestoreService(), 'Firestore');
  const address = `127.0.0.1:${server.port}`;
  client = new FirestoreClient(address, credentials.createInsecure()) as unknown as typeof client;
  await server.db.doc('counters/a').set({ n: 1 });
  await server.db.doc('staff/a').set({ n: 1 });
});
afterAll(async () => {
  client.close();
  await server.stop();
});

function tokenOf(claims: object): string {
  return ['{"alg":"none"}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

const TEACHER = tokenOf({ sub: 'ann', role: 'teacher' });

/** The final status of the call. */
function statusOf(method: string, request: object, token: string | null = null): Promise<number> {
  const metadata = new Metadata();
  if (token !== null) metadata.set('authorization', `Bearer ${token}`);
  return new Promise((resolve) => {
    client[method]?.(request, metadata, (error) => resolve(error?.code ?? OK));
  });
}

function counter(id: string, n: number) {
  return { update: { name: `${PARENT}/counters/${id}`, fields: { n: { integerValue: n } } } };
}

test('what the SDKs in Node do not call is under the rules, too', async () => {
  expect(await statusOf('GetDocument', { name: `${PARENT}/counters/a` })).toBe(OK);
  expect(await statusOf('GetDocument', { name: `${PARENT}/counters/b` })).toBe(status.NOT_FOUND);
  expect(await statusOf('GetDocument', { name: `${PARENT}/staff/a` })).toBe(DENIED);
  const staff = { parent: PARENT, collectionId: 'staff' };
  expect(await statusOf('ListDocuments', staff)).toBe(DENIED);
  expect(await statusOf('ListDocuments', staff, TEACHER)).toBe(OK);
  expect(await statusOf('ListDocuments', { ...staff, showMissing: true }, TEACHER)).toBe(DENIED);
  const writes = [counter('x', 1), counter('y', 1)];
  expect(await statusOf('BatchWrite', { database: DATABASE, writes })).toBe(OK);
  expect(await statusOf('BatchWrite', { database: DATABASE, writes: [counter('z', 2)] })).toBe(
    DENIED,
  );
});

test('what is for the Admin SDK alone is refused to clients', async () => {
  const query = { from: [{ collectionId: 'counters', allDescendants: true }] };
  const parts = { parent: PARENT, structuredQuery: query, partitionCount: '2' };
  for (const [method, request] of [
    ['ListCollectionIds', { parent: PARENT }],
    ['PartitionQuery', parts],
  ] as const) {
    expect(await statusOf(method, request, TEACHER)).toBe(DENIED);
    expect(await statusOf(method, request, 'owner')).toBe(OK);
  }
});

test('several writes to one document are judged one after the other', async () => {
  const steps = [counter('s', 1), counter('s', 2), counter('s', 3)];
  expect(await statusOf('Commit', { database: DATABASE, writes: steps })).toBe(OK);
  const jump = [{ delete: `${PARENT}/counters/s` }, counter('s', 9)];
  expect(await statusOf('Commit', { database: DATABASE, writes: jump })).toBe(DENIED);
  expect((await server.db.doc('counters/s').get()).get('n')).toBe(3);
});

test('a precondition counts only after the rules', async () => {
  const there = { currentDocument: { exists: true } };
  const allowed = { ...counter('p', 1), currentDocument: { exists: false } };
  expect(
    await statusOf('Commit', { database: DATABASE, writes: [{ ...counter('p', 1), ...there }] }),
  ).toBe(DENIED);
  expect(await statusOf('Commit', { database: DATABASE, writes: [allowed] })).toBe(OK);
  expect(await statusOf('Commit', { database: DATABASE, writes: [allowed] })).toBe(
    status.ALREADY_EXISTS,
  );
});

test('a token that is none, and documents of another project, are refused', async () => {
  const staff = { name: `${PARENT}/staff/a` };
  expect(await statusOf('GetDocument', staff, TEACHER)).toBe(OK);
  for (const token of ['nonsense', 'a.b.c', tokenOf({ role: 'teacher' }), 'Owner']) {
    expect(await statusOf('GetDocument', staff, token)).toBe(DENIED);
  }
  const name = `projects/demo-other/databases/(default)/documents/counters/a`;
  const writes = [{ update: { name, fields: { n: { integerValue: 1 } } } }];
  expect(await statusOf('Commit', { database: DATABASE, writes })).toBe(status.INVALID_ARGUMENT);
  expect(await statusOf('GetDocument', { name: 'documents/a/b' })).toBe(status.INVALID_ARGUMENT);
});
