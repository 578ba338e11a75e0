import { credentials, makeGenericClientConstructor, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadFirestoreService } from '../../../src/firestore/protocol/protos.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { fixtureRuleset } from '../../support/rules.ts';

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json };

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;
let server: TestFirestore;

beforeAll(async () => {
  server = await startFirestore(undefined, fixtureRuleset('firestore.rules'));
});
beforeEach(async () => {
  for (const name of ['things', 'counters']) {
    await server.db.recursiveDelete(server.db.collection(name));
  }
});
afterAll(() => server.stop());

/** Asks as the Admin SDK would, or as somebody with another token, or as nobody. */
async function ask(
  verb: string,
  path: string,
  body?: object | string,
  token: string | null = 'owner',
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${DOCUMENTS}${path}`, {
    method: verb,
    ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

function integer(value: number): Json {
  return { integerValue: String(value) };
}

function name(path: string): string {
  return `${DOCUMENTS}/${path}`;
}

test('a document is created, read, changed and deleted', async () => {
  const fields = {
    n: integer(1),
    inner: { mapValue: { fields: { a: integer(1), b: integer(2) } } },
  };
  const created = await ask('POST', '/things?documentId=one', { fields });
  expect(created).toMatchObject({ status: 200, body: { name: name('things/one'), fields } });
  expect(await ask('POST', '/things?documentId=one', { fields })).toMatchObject({
    status: 409,
    body: { error: { code: 409, status: 'ALREADY_EXISTS' } },
  });
  expect((await ask('GET', '/things/one')).body).toEqual(created.body);

  const mask = 'updateMask.fieldPaths=n&updateMask.fieldPaths=inner.a&mask.fieldPaths=inner';
  const changed = await ask('PATCH', `/things/one?${mask}`, { fields: { n: integer(2) } });
  expect(changed.body['fields']).toEqual({ inner: { mapValue: { fields: { b: integer(2) } } } });
  expect((await server.db.doc('things/one').get()).data()).toEqual({ n: 2, inner: { b: 2 } });

  expect((await ask('DELETE', '/things/one')).status).toBe(200);
  expect(await ask('GET', '/things/one')).toMatchObject({
    status: 404,
    body: { error: { code: 404, status: 'NOT_FOUND' } },
  });
});

test('a document without an id gets one, and one below another is found', async () => {
  const { body } = await ask('POST', '/things', { fields: {} });
  expect(String(body['name'])).toMatch(/\/things\/[A-Za-z0-9]{20}$/);
  await ask('POST', '/things/a b/parts?documentId=ä', { fields: { n: integer(1) } });
  expect((await ask('GET', `/things/${encodeURIComponent('a b')}/parts/ä`)).status).toBe(200);
  expect((await ask('GET', '/things/a b/parts')).body['documents']).toHaveLength(1);
});

test('a precondition that does not hold refuses a change', async () => {
  const change = { fields: { n: integer(1) } };
  const must = await ask('PATCH', '/things/none?currentDocument.exists=true', change);
  expect(must).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
  expect((await ask('DELETE', '/things/none?currentDocument.exists=true')).status).toBe(404);
  expect((await ask('PATCH', '/things/none?currentDocument.exists=false', change)).status).toBe(
    200,
  );
});

test('all values survive the way through JSON', async () => {
  const fields = {
    bytes: { bytesValue: 'AAEC/w==' },
    bool: { booleanValue: false },
    double: { doubleValue: 0.5 },
    nan: { doubleValue: 'NaN' },
    infinite: { doubleValue: '-Infinity' },
    minusZero: { doubleValue: '-0' },
    integer: { integerValue: '0' },
    nothing: { nullValue: null },
    place: { geoPointValue: { latitude: 52.5, longitude: -13.4 } },
    other: { referenceValue: name('things/other') },
    text: { stringValue: '' },
    time: { timestampValue: '2020-02-29T12:00:00.000001Z' },
    list: { arrayValue: { values: [{ stringValue: 'a' }, { mapValue: {} }] } },
  };
  await ask('PATCH', '/things/one', { fields });
  expect((await ask('GET', '/things/one')).body['fields']).toEqual(fields);
  const stored = (await server.db.doc('things/one').get()).data();
  expect(stored?.['bytes']).toEqual(Buffer.from([0, 1, 2, 255]));
  expect(stored?.['minusZero']).toBe(-0);
});

test('names in snake case and times of other zones are understood', async () => {
  const write = {
    update: {
      name: name('things/one'),
      fields: { t: { timestamp_value: '2020-01-01T01:00:00.5+01:00' } },
    },
    update_mask: { field_paths: ['t'] },
  };
  expect((await ask('POST', ':commit', { writes: [write] })).status).toBe(200);
  const read = await ask('GET', '/things/one');
  expect(read.body['fields']).toEqual({ t: { timestampValue: '2020-01-01T00:00:00.500Z' } });
});

test.each([
  ['an unknown field', { writes: [{ updat: {} }] }, 'Unknown name "updat"'],
  ['a wrong type', { writes: [{ delete: 5 }] }, 'CommitRequest.writes[0].delete'],
  ['no list', { writes: {} }, 'Expected an array'],
  ['two of what excludes each other', { writes: [{ delete: 'a', update: {} }] }, 'already set'],
  ['text that is not JSON', '{', 'Invalid JSON payload'],
  ['JSON that is no object', '[]', 'no object'],
])('%s is refused with its place', async (_what, body, message) => {
  expect(await ask('POST', ':commit', body)).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 400,
        status: 'INVALID_ARGUMENT',
        message: expect.stringContaining(message) as string,
      },
    },
  });
});

test('values out of their range are refused, and so are unknown parameters', async () => {
  for (const value of [
    { integerValue: 'many' },
    { timestampValue: 'now' },
    { booleanValue: 'yes' },
  ]) {
    expect((await ask('PATCH', '/things/one', { fields: { value } })).status).toBe(400);
  }
  const query = { from: [{ collectionId: 'things' }], orderBy: [{ direction: 'UPWARDS' }] };
  expect((await ask('POST', ':runQuery', { structuredQuery: query })).status).toBe(400);
  expect((await ask('GET', '/things/one?masks=a')).status).toBe(400);
  expect((await ask('GET', '/things?key=any&$alt=json&alt=json')).status).toBe(200);
  expect((await ask('GET', '/things/%zz')).status).toBe(400);
  expect((await ask('POST', ':listen', {})).status).toBe(404);
});

test('what answers with a list fails with a list', async () => {
  const structuredQuery = { from: [{ collectionId: 'staff' }] };
  const refused = await ask('POST', ':runQuery', { structuredQuery }, null);
  expect(refused).toMatchObject({
    status: 403,
    body: [{ error: { status: 'PERMISSION_DENIED' } }],
  });
});

test('queries, counts and reads of several documents answer with lists', async () => {
  for (const n of [1, 2, 3]) await server.db.doc(`things/${n}`).set({ n });
  const structuredQuery = {
    from: [{ collectionId: 'things' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: integer(1) } },
    limit: 1,
  };
  const found = await ask('POST', ':runQuery', { structuredQuery });
  expect(found.body).toMatchObject([{ document: { name: name('things/2') } }]);
  const all = {
    structuredQuery: { from: [{ collectionId: 'things' }] },
    aggregations: [{ alias: 'all', count: {} }],
  };
  const counted = await ask('POST', ':runAggregationQuery', { structuredAggregationQuery: all });
  expect(counted.body).toMatchObject([{ result: { aggregateFields: { all: integer(3) } } }]);
  const documents = [name('things/1'), name('things/none')];
  const got = await ask('POST', ':batchGet', { documents });
  expect(got.body).toMatchObject([{ found: { name: documents[0] } }, { missing: documents[1] }]);
  expect((await ask('POST', ':listCollectionIds')).body['collectionIds']).toContain('things');
  const group = { from: [{ collectionId: 'things', allDescendants: true }] };
  const divide = { structuredQuery: group, partitionCount: '2' };
  expect((await ask('POST', ':partitionQuery', divide)).status).toBe(200);
});

test('a transaction reads and writes, and one that was rolled back is over', async () => {
  const { transaction } = (await ask('POST', ':beginTransaction')).body;
  const id = encodeURIComponent(String(transaction));
  await server.db.doc('things/one').set({ n: 1 });
  expect((await ask('GET', `/things/one?transaction=${id}`)).status).toBe(200);
  const writes = [{ delete: name('things/one') }];
  expect((await ask('POST', ':commit', { writes, transaction })).status).toBe(200);
  const second = (await ask('POST', ':beginTransaction')).body['transaction'];
  expect((await ask('POST', ':rollback', { transaction: second })).status).toBe(200);
  expect((await ask('POST', ':commit', { writes, transaction: second })).status).toBe(409);
});

test('a list comes in pages, in the order that is asked for', async () => {
  const ids = Array.from({ length: 25 }, (_, n) => String(n).padStart(2, '0'));
  await Promise.all(ids.map((id) => server.db.doc(`things/${id}`).set({ rest: Number(id) % 3 })));

  async function list(query: string): Promise<string[][]> {
    const pages: string[][] = [];
    for (let token = ''; ;) {
      const page = (await ask('GET', `/things?${query}${token && `&pageToken=${token}`}`)).body;
      const documents = (page['documents'] ?? []) as { name: string }[];
      pages.push(documents.map((document) => document.name.split('/').at(-1) ?? ''));
      if (page['nextPageToken'] === undefined) return pages;
      token = page['nextPageToken'] as string;
    }
  }
  expect((await list('')).map(({ length }) => length)).toEqual([20, 5]);
  const pages = await list('pageSize=10&orderBy=rest desc&mask.fieldPaths=none');
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(pages.flat()).toEqual(
    [...ids].reverse().sort((a, b) => (Number(b) % 3) - (Number(a) % 3)),
  );
  expect((await ask('GET', '/things?pageToken=nonsense')).status).toBe(400);
});

test('a list shows documents that are missing, to the Admin SDK alone', async () => {
  await server.db.doc('counters/there').set({ n: 1 });
  await server.db.doc('counters/missing/parts/a').set({});
  const { body } = await ask('GET', '/counters?showMissing=true&pageSize=1');
  expect(body['documents']).toEqual([{ name: name('counters/missing') }]);
  const next = await ask(
    'GET',
    `/counters?showMissing=true&pageToken=${String(body['nextPageToken'])}`,
  );
  expect(next.body['documents']).toMatchObject([{ name: name('counters/there') }]);
  expect((await ask('GET', '/counters?showMissing=true', undefined, null)).status).toBe(403);
});

test('rules are asked for every way to change a document', async () => {
  const fields = { n: integer(1) };
  expect((await ask('POST', '/counters?documentId=a', { fields }, null)).status).toBe(200);
  expect((await ask('POST', '/counters?documentId=b', { fields: {} }, null)).status).toBe(403);
  expect((await ask('PATCH', '/counters/a', { fields: { n: integer(9) } }, null)).status).toBe(403);
  expect((await ask('PATCH', '/counters/a', { fields: { n: integer(2) } }, null)).status).toBe(200);
  expect((await ask('DELETE', '/counters/a', undefined, null)).status).toBe(403);
});

test('a page of another origin may ask', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${DOCUMENTS}:commit`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:5000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-goog-api-client');
});

test('what REST asks counts as usage', async () => {
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/${PROJECT_ID}:usage`;
  const usage = async () => (await (await fetch(url)).json()) as Record<string, number>;
  const before = await usage();
  await ask('POST', '/things?documentId=one', { fields: {} });
  await ask('GET', '/things/one');
  await ask('DELETE', '/things/one');
  const after = await usage();
  for (const what of ['reads', 'writes', 'deletes']) {
    expect(Number(after[what]) - Number(before[what])).toBe(1);
  }
  expect(after['bytesIn']).toBeGreaterThan(before['bytesIn'] ?? 0);
});

test('single documents are created, changed and deleted over gRPC, too', async () => {
  type Call = (
    request: object,
    metadata: Metadata,
    done: (error: Error | null, answer: { name?: string }) => void,
  ) => void;
  const Client = makeGenericClientConstructor(loadFirestoreService(), 'Firestore');
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const send = (method: string, request: object) =>
    new Promise<{ name?: string }>((resolve, reject) => {
      const call = (client as unknown as Record<string, Call>)[method]?.bind(client);
      call?.(request, metadata, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  try {
    const create = { parent: DOCUMENTS, collectionId: 'things', documentId: 'g', document: {} };
    expect((await send('CreateDocument', create)).name).toBe(name('things/g'));
    const document = { name: name('things/g'), fields: { n: { integerValue: 7 } } };
    await send('UpdateDocument', { document });
    expect((await server.db.doc('things/g').get()).get('n')).toBe(7);
    await send('DeleteDocument', { name: name('things/g') });
    expect((await server.db.doc('things/g').get()).exists).toBe(false);
  } finally {
    client.close();
  }
});
