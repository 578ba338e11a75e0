import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS, type RawClient } from '../support/raw-client.ts';

const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

let server: TestFirestore;
let raw: RawClient;

beforeAll(async () => {
  server = await startFirestore(createEngine(PROJECT_ID));
  raw = connectRaw(server.port);
  await server.db.doc('there/a').set({ n: 1 });
});
afterAll(async () => {
  raw.close();
  await server.stop();
});

const field = { fieldPath: 'n' };
const ONE = { integerValue: '1' };
const filter = (op: string, value: object, fieldPath = 'n') => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const list = (...values: object[]) => ({ arrayValue: { values } });
const numbers = (length: number) =>
  Array.from({ length }, (_, at) => ({ integerValue: String(at) }));
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const NAME = `${DOCUMENTS}/there/a`;
const NONE = `${DOCUMENTS}/there/none`;
const ELSEWHERE = `projects/${PROJECT_ID}/databases/other/documents/there/a`;

/**
 * What Google's cloud answered to the same requests, with the beginning of its sentences:
 * https://github.com/t-k/fireemu/blob/main/conformance/firestore-production-matrix.json
 */
const QUERIES: [what: string, query: object, sentence: string][] = [
  [
    'an operator that is none',
    { where: filter('OPERATOR_UNSPECIFIED', ONE) },
    'Unknown FieldFilter operator.',
  ],
  [
    'filters that nothing joins',
    { where: { compositeFilter: { filters: [filter('EQUAL', ONE)] } } },
    'Unsupported CompositeFilter operator.',
  ],
  ['one of nothing', { where: filter('IN', list()) }, "'IN' requires an non-empty ArrayValue."],
  ['one of what is no list', { where: filter('IN', ONE) }, "'IN' requires an ArrayValue."],
  [
    'one of 31',
    { where: filter('IN', list(...numbers(31))) },
    "'IN' supports up to 30 comparison values.",
  ],
  [
    'two arrays that contain',
    { where: all(filter('ARRAY_CONTAINS', ONE), filter('ARRAY_CONTAINS', { integerValue: '2' })) },
    "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
  ],
  [
    'a path with nothing between its dots',
    { where: filter('EQUAL', ONE, 'a..b') },
    'Invalid property path "a..b".',
  ],
  [
    'an order of a field without a name',
    { orderBy: [{ field: { fieldPath: '' } }] },
    'Invalid empty property path string.',
  ],
  [
    'a cursor longer than its order',
    { orderBy: [{ field }], startAt: { values: [ONE, ONE, ONE], before: true } },
    'Cursor has too many values.',
  ],
  ['less than nothing', { limit: { value: -1 } }, 'limit is negative'],
  ['to begin before the first', { offset: -1 }, 'offset is negative'],
  [
    'two collections',
    { from: [{ collectionId: 'there' }, { collectionId: 'here' }] },
    'StructuredQuery.from cannot have more than one collection selector.',
  ],
  [
    'a collection that is a path',
    { from: [{ collectionId: 'a/b' }] },
    'Collection id "a/b" is invalid because it contains "/".',
  ],
  [
    'a name that is text',
    { where: filter('EQUAL', { stringValue: 'there/a' }, '__name__') },
    '__key__ filter value must be a Key',
  ],
  [
    'names after a text',
    { where: filter('GREATER_THAN', { stringValue: 'there/a' }, '__name__') },
    '__key__ filter value must be a Key',
  ],
  [
    'a name of another database',
    { where: filter('EQUAL', { referenceValue: ELSEWHERE }, '__name__') },
    `The request was for database '${DATABASE}' but was attempting to access database`,
  ],
];

test.each(QUERIES)('a query is refused: %s', async (_, query, sentence) => {
  const structuredQuery = { from: [{ collectionId: 'there' }], ...query };
  const asked = raw.read('RunQuery', { parent: DOCUMENTS, structuredQuery });
  await expect(asked).rejects.toMatchObject({
    code: INVALID_ARGUMENT,
    details: expect.stringContaining(sentence) as string,
  });
});

const AGGREGATIONS: [what: string, aggregations: object[]][] = [
  ['no aggregation', []],
  [
    'two of one name',
    [
      { alias: 'x', count: {} },
      { alias: 'x', count: {} },
    ],
  ],
  ['a sum of names', [{ alias: 'x', sum: { field: { fieldPath: '__name__' } } }]],
];

test.each(AGGREGATIONS)('an aggregation is refused: %s', async (_, aggregations) => {
  const structuredQuery = { from: [{ collectionId: 'there' }] };
  const structuredAggregationQuery = { structuredQuery, aggregations };
  const asked = raw.read('RunAggregationQuery', { parent: DOCUMENTS, structuredAggregationQuery });
  await expect(asked).rejects.toMatchObject({ code: INVALID_ARGUMENT });
});

const update = (fields: object, more: object = {}, name = NAME) => ({
  update: { name, fields },
  ...more,
});
const there = (exists: boolean) => ({ currentDocument: { exists } });

const WRITES: [what: string, write: object, code: number, sentence: string][] = [
  [
    'a document that is there is created',
    update({}, there(false)),
    ALREADY_EXISTS,
    `Document already exists: ${NAME}`,
  ],
  [
    'a missing one is updated',
    update({}, there(true), NONE),
    NOT_FOUND,
    `No document to update: ${NONE}`,
  ],
  [
    'a missing one that must be there is deleted',
    { delete: NONE, ...there(true) },
    NOT_FOUND,
    `No document to update: ${NONE}`,
  ],
  [
    'a missing one is updated that was changed at a time',
    update({}, { currentDocument: { updateTime: { seconds: '1577836800' } } }, NONE),
    FAILED_PRECONDITION,
    'the stored version (0) does not match the required base version (1577836800000000)',
  ],
  [
    'to another database',
    update({}, {}, ELSEWHERE),
    INVALID_ARGUMENT,
    `The request was for database '${DATABASE}' but was attempting to access database`,
  ],
  ['of nothing', there(true), INVALID_ARGUMENT, 'empty write operation'],
  [
    'a value that is none',
    update({ n: {} }),
    INVALID_ARGUMENT,
    'Cannot convert firestore.v1.Value with type unset.',
  ],
  ['an array in an array', update({ n: list(list(ONE)) }), INVALID_ARGUMENT, 'Nested arrays are'],
  [
    'a point beyond the pole',
    update({ n: { geoPointValue: { latitude: 91, longitude: 0 } } }),
    INVALID_ARGUMENT,
    "Geo point latitude '91.0' outside permitted range -90.0 to 90.0.",
  ],
  [
    'a field without a name',
    update({ '': ONE }),
    INVALID_ARGUMENT,
    'The property.name is the empty string.',
  ],
  [
    'a field of a reserved name',
    update({ __id__: ONE }),
    INVALID_ARGUMENT,
    'field name __id__ is reserved',
  ],
  [
    'a delete with transforms',
    { delete: NAME, updateTransforms: [{ fieldPath: 'n', increment: ONE }] },
    INVALID_ARGUMENT,
    'a delete must not specify a update transform.',
  ],
  [
    'a delete with a mask',
    { delete: NAME, updateMask: { fieldPaths: ['n'] } },
    INVALID_ARGUMENT,
    'a delete must not specify a document mask.',
  ],
  [
    'an increment by a text',
    update({}, { updateTransforms: [{ fieldPath: 'n', increment: { stringValue: '1' } }] }),
    INVALID_ARGUMENT,
    'Input must be a number.',
  ],
  [
    '501 transforms of a document',
    update(
      {},
      {
        updateTransforms: Array.from({ length: 501 }, (_, at) => ({
          fieldPath: `f${at}`,
          increment: ONE,
        })),
      },
    ),
    INVALID_ARGUMENT,
    '',
  ],
];

test.each(WRITES)('a write is refused: %s', async (_, write, code, sentence) => {
  const writing = raw.ask('Commit', { database: DATABASE, writes: [write] });
  await expect(writing).rejects.toMatchObject({
    code,
    details: expect.stringContaining(sentence) as string,
  });
  expect((await server.db.doc('there/a').get()).data()).toEqual({ n: 1 });
});

test('a batch of single writes may name a document once', async () => {
  const writes = [
    update({ n: ONE }, {}, `${DOCUMENTS}/batch/a`),
    update({ m: ONE }, {}, `${DOCUMENTS}/batch/a`),
  ];
  await expect(raw.ask('BatchWrite', { database: DATABASE, writes })).rejects.toMatchObject({
    code: INVALID_ARGUMENT,
    details: expect.stringContaining(
      'the same document cannot be written more than once in a single request',
    ) as string,
  });
  expect((await server.db.doc('batch/a').get()).exists).toBe(false);
  expect(await raw.ask('BatchWrite', { database: DATABASE, writes: [] })).toBeDefined();
});

describe('a transaction', () => {
  async function begin(options: object = {}): Promise<Buffer> {
    const request = { database: DATABASE, options };
    return (await raw.ask<{ transaction: Buffer }>('BeginTransaction', request)).transaction;
  }

  function commit(transaction: Buffer) {
    return raw.ask('Commit', { database: DATABASE, transaction, writes: [] });
  }

  test('that nobody began is refused', async () => {
    await expect(commit(Buffer.alloc(8))).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: expect.stringContaining('Invalid transaction.') as string,
    });
  });

  test('that was rolled back is aborted', async () => {
    const transaction = await begin();
    await raw.ask('Rollback', { database: DATABASE, transaction });
    await expect(commit(transaction)).rejects.toMatchObject({
      code: ABORTED,
      details: expect.stringContaining(
        'The referenced transaction has expired or is no longer valid.',
      ) as string,
    });
  });
});

describe('what is answered', () => {
  type Answer = { document?: { name: string }; readTime?: object; skippedResults?: number };
  async function ask(query: object): Promise<Answer[]> {
    const structuredQuery = { from: [{ collectionId: 'there' }], ...query };
    return raw.read<Answer>('RunQuery', { parent: DOCUMENTS, structuredQuery });
  }

  test.each([
    ['filters that are none', { where: all() }],
    ['an order without a direction', { orderBy: [{ field }] }],
    ['a cursor without values', { orderBy: [{ field }], startAt: { values: [], before: true } }],
    ['one of 30', { where: filter('IN', list(...numbers(30))) }],
  ])('a document: %s', async (_, query) => {
    const answers = await ask(query);
    expect(answers.map(({ document }) => document?.name)).toEqual([NAME]);
  });

  test('nothing, with its time', async () => {
    for (const query of [
      { limit: { value: 0 } },
      { where: filter('EQUAL', { integerValue: '9' }) },
      { where: filter('ARRAY_CONTAINS', list(ONE)) },
      { where: filter('ARRAY_CONTAINS_ANY', list(list(ONE))) },
    ]) {
      const answers = await ask(query);
      expect(answers.map(({ document }) => document)).toEqual([undefined]);
      expect(answers[0]?.readTime).toBeDefined();
    }
  });

  test('how many were skipped', async () => {
    const answers = await ask({ offset: 10 });
    expect(answers.map(({ skippedResults = 0 }) => skippedResults)).toEqual([1]);
  });
});
