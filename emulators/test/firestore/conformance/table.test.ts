import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/firestore/engine/engine.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { composite, toIndexSet } from '../../support/index-files.ts';
import { connectRaw, DATABASE, DOCUMENTS, type RawClient } from '../../support/raw-client.ts';
import {
  expectCount,
  expectIds,
  expectNumbers,
  type CompareOperator,
  type Cursor,
  type Filter,
  type Order,
} from './oracle.ts';
import { OPERANDS, ROWS, WITHOUT_FIELD, type Proto, type Row } from './values.ts';

const COLLECTION = 'values';

let server: TestFirestore;
let raw: RawClient;

beforeAll(async () => {
  const indexes = toIndexSet({
    [COLLECTION]: [
      composite('v asc, w asc'),
      composite('v desc, w desc'),
      composite('w asc, v asc'),
      composite('w desc, v desc'),
      composite('v, w asc'),
      composite('v, w desc'),
      composite('v, v asc'),
      composite('v, v desc'),
    ],
  });
  server = await startFirestore(createEngine(PROJECT_ID), null, () => indexes);
  raw = connectRaw(server.port);
  const documents = ROWS.map(({ id, proto, w }) => ({ id, fields: { v: proto, w: toInteger(w) } }));
  const writes = [
    ...documents,
    { id: WITHOUT_FIELD.id, fields: { w: toInteger(WITHOUT_FIELD.w) } },
  ];
  await raw.ask('Commit', {
    database: DATABASE,
    writes: writes.map(({ id, fields }) => ({
      update: { name: `${DOCUMENTS}/${COLLECTION}/${id}`, fields },
    })),
  });
});
afterAll(async () => {
  raw.close();
  await server.stop();
});

function toInteger(number: number): Proto {
  return { integerValue: String(number) };
}

const V = { fieldPath: 'v' };

function toWhere(filter: Filter): object {
  if ('operand' in filter) {
    return { fieldFilter: { field: V, op: filter.op, value: filter.operand.proto } };
  }
  if ('operands' in filter) {
    const values = filter.operands.map(({ proto }) => proto);
    return { fieldFilter: { field: V, op: filter.op, value: { arrayValue: { values } } } };
  }
  return { unaryFilter: { field: V, op: filter.op } };
}

function toQuery(filter: Filter | null, order: Order, cursors: Cursor[] = []): object {
  const direction = order?.isDescending ? 'DESCENDING' : 'ASCENDING';
  const start = cursors.find(({ end }) => end === 'start');
  const stop = cursors.find(({ end }) => end === 'end');
  return {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId: COLLECTION }],
    ...(filter && { where: toWhere(filter) }),
    ...(order && { orderBy: [{ field: { fieldPath: order.by }, direction }] }),
    ...(start && { startAt: { values: [start.at.proto], before: start.isInclusive } }),
    ...(stop && { endAt: { values: [stop.at.proto], before: !stop.isInclusive } }),
  };
}

async function askIds(structuredQuery: object): Promise<string[]> {
  const request = { parent: DOCUMENTS, structuredQuery };
  const answers = await raw.read<{ document?: { name: string } }>('RunQuery', request);
  return answers.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

async function askNumbers(structuredQuery: object, aggregations: object[]) {
  const [answer] = await raw.read<{ result: { aggregateFields: Record<string, Proto> } }>(
    'RunAggregationQuery',
    { parent: DOCUMENTS, structuredAggregationQuery: { structuredQuery, aggregations } },
  );
  const fields = Object.entries(answer?.result.aggregateFields ?? {});
  // The library of messages adds the name of the kind.
  return Object.fromEntries(fields.map(([alias, { valueType: _, ...value }]) => [alias, value]));
}

type Cell = { what: string; ask: () => Promise<unknown>; expected: unknown };

const AT_ONCE = 40;

/** Asks all cells; what differs is said in words, the first few of it. */
async function findWrong(cells: readonly Cell[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let at = 0; at < cells.length; at += AT_ONCE) {
    await Promise.all(
      cells.slice(at, at + AT_ONCE).map(async ({ what, ask, expected }) => {
        const answer = await ask().catch((error: unknown) => String(error));
        if (!isAlike(answer, expected)) wrong.push(`${what}: ${describeWrong(answer, expected)}`);
      }),
    );
  }
  const shown = wrong.slice(0, 8);
  return wrong.length > shown.length ? [`${wrong.length} of ${cells.length}`, ...shown] : shown;
}

function isAlike(answer: unknown, expected: unknown): boolean {
  try {
    expect(answer).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}

function describeWrong(answer: unknown, expected: unknown): string {
  if (!Array.isArray(answer) || !Array.isArray(expected)) {
    return `answered ${toText(answer)}, expected ${toText(expected)}`;
  }
  const missing = expected.filter((id) => !answer.includes(id));
  const unexpected = answer.filter((id) => !expected.includes(id));
  if (missing.length + unexpected.length === 0) return `in another order: ${toText(answer)}`;
  return `lacks ${toText(missing)}, has ${toText(unexpected)} too many`;
}

function toText(answer: unknown): string {
  if (!Array.isArray(answer)) return inspect(answer, { breakLength: Infinity });
  return `[${answer.map(nameOf).join(' | ')}]`;
}

function nameOf(id: unknown): string {
  return ROWS.find((row) => row.id === id)?.name ?? String(id);
}

const COMPARISONS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const satisfies CompareOperator[];

const RANGES: CompareOperator[] = COMPARISONS.slice(2);

/** Nobody has written down what is less than null, nor what `!= NaN` means unless said as IS_NOT_NAN. */
function isKnown(op: CompareOperator, { kind }: Row): boolean {
  if (kind === 'null') return !RANGES.includes(op);
  return kind !== 'NaN' || op !== 'NOT_EQUAL';
}

/** Each value with one from further on in the list, so that most are of different kinds. */
const PAIRS: Row[][] = OPERANDS.flatMap((row, at) => {
  const other = OPERANDS[(at + 5) % OPERANDS.length];
  return other ? [[row, other]] : [];
});

type Named = [what: string, filter: Filter];

const FILTERS: Record<string, Named[]> = {
  ...Object.fromEntries(
    COMPARISONS.map((op) => [
      op,
      OPERANDS.filter((operand) => isKnown(op, operand)).map((operand): Named => [
        `v ${op} ${operand.name}`,
        { op, operand },
      ]),
    ]),
  ),
  ARRAY_CONTAINS: OPERANDS.map((operand) => [
    `v ARRAY_CONTAINS ${operand.name}`,
    { op: 'ARRAY_CONTAINS', operand },
  ]),
  ...Object.fromEntries(
    (['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const).map((op) => [
      op,
      PAIRS.map((operands): Named => {
        const names = operands.map(({ name }) => name).join(' or ');
        return [`v ${op} ${names}`, { op, operands }];
      }),
    ]),
  ),
  unary: (['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const).map((op) => [
    `v ${op}`,
    { op },
  ]),
};

const ORDERS: [string, Order][] = [
  ['in no order', null],
  ['in its order', { by: 'v', isDescending: false }],
  ['backwards', { by: 'v', isDescending: true }],
  ['in the order of another field', { by: 'w', isDescending: false }],
  ['backwards by another field', { by: 'w', isDescending: true }],
];

const CURSORS: [string, Omit<Cursor, 'at'>][] = [
  ['startAt', { end: 'start', isInclusive: true }],
  ['startAfter', { end: 'start', isInclusive: false }],
  ['endAt', { end: 'end', isInclusive: true }],
  ['endBefore', { end: 'end', isInclusive: false }],
];

const filterCells = Object.entries(FILTERS).flatMap(([name, filters]) =>
  ORDERS.map(([ordered, order]) => {
    const cells = filters.map(([what, filter]): Cell => ({
      what,
      ask: () => askIds(toQuery(filter, order)),
      expected: expectIds(filter, order),
    }));
    return { title: `${name} ${ordered}`, cells };
  }),
);

const BESIDE_CURSORS: (Named | null)[] = [null, ['v IS_NOT_NAN', { op: 'IS_NOT_NAN' }]];

const cursorCells = CURSORS.flatMap(([name, cursor]) =>
  ORDERS.filter(([, order]) => order?.by === 'v').map(([ordered, order]) => {
    const cells = BESIDE_CURSORS.flatMap((named) =>
      ROWS.map((at): Cell => {
        const [what, filter] = named ?? ['all', null];
        const cursors = [{ ...cursor, at }];
        return {
          what: `${what} ${name} ${at.name}`,
          ask: () => askIds(toQuery(filter, order, cursors)),
          expected: expectIds(filter, order, cursors),
        };
      }),
    );
    return { title: `${name} ${ordered}`, cells };
  }),
);

const orderCells = ORDERS.map(([what, order]): Cell => ({
  what,
  ask: () => askIds(toQuery(null, order)),
  expected: expectIds(null, order),
}));

const BY_V: Order = { by: 'v', isDescending: false };

const ALIASED_COUNT = { alias: 'count', count: {} };
const ALIASED_SUM = { alias: 'sum', sum: { field: V } };
const ALIASED_AVERAGE = { alias: 'avg', avg: { field: V } };

const numberCells = Object.entries({ ...FILTERS, all: [['all', null]] as [string, null][] }).map(
  ([name, filters]) => {
    const cells = filters.flatMap(([what, filter]: [string, Filter | null]): Cell[] => {
      const { sum, avg } = expectNumbers(filter);
      const query = toQuery(filter, null);
      const withField = { integerValue: String(expectIds(filter, filter ? null : BY_V).length) };
      return [
        {
          what: `count of ${what}`,
          ask: () => askNumbers(query, [ALIASED_COUNT]),
          expected: { count: { integerValue: String(expectCount(filter)) } },
        },
        {
          what: `count, sum and average of ${what}`,
          ask: () => askNumbers(query, [ALIASED_COUNT, ALIASED_SUM, ALIASED_AVERAGE]),
          expected: { count: withField, sum, avg },
        },
      ];
    });
    return { title: name, cells };
  },
);

const total = [...filterCells, ...cursorCells, ...numberCells, { cells: orderCells }]
  .map(({ cells }) => cells.length)
  .reduce((sum, count) => sum + count);

describe(`${total} questions about ${ROWS.length} values`, () => {
  test('documents are sorted', async () => {
    expect(await findWrong(orderCells)).toEqual([]);
  });

  test.each(filterCells)('$title', async ({ cells }) => {
    expect(await findWrong(cells)).toEqual([]);
  });

  test.each(cursorCells)('$title', async ({ cells }) => {
    expect(await findWrong(cells)).toEqual([]);
  });

  test.each(numberCells)('count, sum and average: $title', async ({ cells }) => {
    expect(await findWrong(cells)).toEqual([]);
  });
});
