import { collection, getDocs, query, setLogLevel, where } from 'firebase/firestore';
import type { Firestore, WhereFilterOp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowserSdk } from '../../support/browser-sdk.ts';
import { startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { connectRaw, DATABASE, DOCUMENTS } from '../../support/raw-client.ts';
import { expectIds, type Filter } from './oracle.ts';
import { OPERANDS, ROWS, WITHOUT_FIELD, type Row } from './values.ts';

let server: TestFirestore;

beforeAll(async () => {
  setLogLevel('silent');
  server = await startFirestore();
  const raw = connectRaw(server.port);
  const documents = [...ROWS.map(({ id, proto }) => ({ id, fields: { v: proto } }))];
  const writes = [...documents, { id: WITHOUT_FIELD.id, fields: {} }].map(({ id, fields }) => ({
    update: { name: `${DOCUMENTS}/values/${id}`, fields },
  }));
  await raw.ask('Commit', { database: DATABASE, writes });
  raw.close();
});
afterAll(() => server.stop());

/** Numbers of JavaScript cannot say the others. */
const SAID = OPERANDS.filter(({ number }) => typeof number !== 'bigint' || isSafe(number));

function isSafe(number: bigint): boolean {
  return BigInt(Number(number)) === number && Number.isSafeInteger(Number(number));
}

type Ask = (operator: WhereFilterOp, operand: unknown) => Promise<string[]>;
/** What an SDK has read of the documents, by id, and how it is asked for it. */
type Sdk = { values: Map<string, unknown>; ask: Ask; isSorted: boolean };

async function openAdmin(db: Firestore): Promise<Sdk> {
  const values = db.collection('values');
  const { docs } = await values.get();
  return {
    values: new Map(docs.map((one) => [one.id, one.get('v') as unknown])),
    ask: async (operator, operand) =>
      (await values.where('v', operator, operand).get()).docs.map(({ id }) => id),
    isSorted: true,
  };
}

/**
 * A new client asks each question: what one has in its memory it compares by itself, with numbers of
 * JavaScript and NaN among them, which is also how it sorts.
 */
async function openBrowser(port: number): Promise<Sdk> {
  const reader = openBrowserSdk(port);
  const { docs } = await getDocs(collection(reader.db, 'values'));
  await reader.close();
  return {
    values: new Map(docs.map((one) => [one.id, one.get('v') as unknown])),
    async ask(operator, operand) {
      const { db, close } = openBrowserSdk(port);
      const asked = query(collection(db, 'values'), where('v', operator, operand));
      const ids = (await getDocs(asked)).docs.map(({ id }) => id);
      await close();
      return ids;
    },
    isSorted: false,
  };
}

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
} as const;
const LISTS = {
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

/** The SDKs have words of their own for comparing with null and NaN, and refuse what is none. */
function toFilter(operator: keyof typeof OPERATORS, operand: Row): Filter | null {
  if (operand.kind !== 'null' && operand.kind !== 'NaN')
    return { op: OPERATORS[operator], operand };
  const isNull = operand.kind === 'null';
  if (operator === '==') return { op: isNull ? 'IS_NULL' : 'IS_NAN' };
  if (operator === '!=') return { op: isNull ? 'IS_NOT_NULL' : 'IS_NOT_NAN' };
  return null;
}

async function findWrong(sdk: Sdk, operands: readonly Row[]): Promise<string[]> {
  const wrong: string[] = [];
  async function compare(what: string, filter: Filter, operator: WhereFilterOp, operand: unknown) {
    const answer = await sdk.ask(operator, operand).catch((error: unknown) => [String(error)]);
    const expected = expectIds(filter, null);
    if (!sdk.isSorted) for (const ids of [answer, expected]) ids.sort();
    if (answer.join() !== expected.join()) wrong.push(`${what}: ${answer.join(' ')}`);
  }
  for (const row of operands) {
    const value = sdk.values.get(row.id);
    for (const operator of Object.keys(OPERATORS) as (keyof typeof OPERATORS)[]) {
      const filter = toFilter(operator, row);
      if (filter) await compare(`${operator} ${row.name}`, filter, operator, value);
    }
    for (const operator of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
      // Of an array, no array can be an element.
      if (operator === 'array-contains-any' && row.kind === 'array') continue;
      const filter: Filter = { op: LISTS[operator], operands: [row] };
      await compare(`${operator} [${row.name}]`, filter, operator, [value]);
    }
  }
  return wrong;
}

test('the Admin SDK is answered what the table says', async () => {
  expect(await findWrong(await openAdmin(server.db), SAID)).toEqual([]);
});

/** Each of its questions is a client and a listener, which costs more: one value of each kind has to do. */
test('the browser SDK is answered what the table says', async () => {
  const kinds = new Map(SAID.map((row) => [row.kind, row]));
  expect(await findWrong(await openBrowser(server.port), [...kinds.values()])).toEqual([]);
});
