import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/firestore/engine/engine.ts';
import { measureDocument } from '../../../src/firestore/limits/document-size.ts';
import { requireValidFields } from '../../../src/firestore/limits/require-valid-fields.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from '../../support/firestore.ts';
import { toIndexSet, type Entry } from '../../support/index-files.ts';
import { REFUSED, TAKEN, type Row } from './limits-table.ts';
import { SOURCES } from './sources.ts';

const INVALID_ARGUMENT = 3;
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

/** The indexes of each collection; every row of the tables has its own. */
const indexes: Record<string, Entry[]> = {};
let server: TestFirestore;

beforeAll(async () => {
  server = await startFirestore(createEngine(PROJECT_ID), null, () => toIndexSet(indexes));
});
afterAll(() => server.stop());

function list(kind: string, rows: Record<string, Row>): [string, string, Row][] {
  return Object.entries(rows).map(([what, row], at) => [
    `${what} (${row[2]})`,
    `${kind}${at}`,
    row,
  ]);
}

function run(id: string, [write, given]: Row): Promise<unknown> {
  indexes[id] = given;
  return write(server.db, id);
}

test.each(list('taken', TAKEN))('taken: %s', async (_, id, row) => {
  await run(id, row);
});

describe.concurrent('refused', () => {
  test.each(list('refused', REFUSED))('%s', async (_, id, row) => {
    await expect(run(id, row)).rejects.toMatchObject({ code: INVALID_ARGUMENT });
  });
});

test(`a document has the size of Google's example (${SOURCES.sizes})`, () => {
  const fields = {
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  };
  expect(measureDocument({ name: `${ROOT}/users/jeff/tasks/my_task_id`, fields })).toBe(147);
});

describe('fields that the SDK itself would not send', () => {
  const nest = (levels: number): object =>
    levels === 0 ? { integerValue: '1' } : { mapValue: { fields: { in: nest(levels - 1) } } };

  test(`maps are 20 levels deep at most (${SOURCES.quotas})`, () => {
    requireValidFields({ deep: { ...nest(20) } });
    expect(() => requireValidFields({ deep: { ...nest(21) } })).toThrow('invalid nested entity');
  });

  test(`an array holds no array (${SOURCES.arrays})`, () => {
    const inner = { arrayValue: { values: [] } };
    requireValidFields({ list: { arrayValue: { values: [{ mapValue: { fields: { inner } } }] } } });
    expect(() => requireValidFields({ list: { arrayValue: { values: [inner] } } })).toThrow(
      'Nested arrays are not allowed',
    );
  });

  test(`a field's name is not reserved (${SOURCES.quotas})`, () => {
    expect(() => requireValidFields({ __mine__: { integerValue: '1' } })).toThrow('reserved');
  });
});

describe('a refusal says what to do', () => {
  test('with the size, in the sentence of Google', async () => {
    const half = 'x'.repeat(600_000);
    const refused = server.db.doc('cities/large').set({ text: half, more: half });
    await expect(refused).rejects.toThrow(
      'exceeds the maximum allowed size of 1,048,576 bytes. Keep what grows in documents of its own.',
    );
  });

  test('with the field that has the most index entries', async () => {
    const all = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at]));
    const refused = server.db.doc('cities/many').set({ n: 1, all });
    await expect(refused).rejects.toThrow(
      /too many index entries for entity \/cities\/many: 40,004, .* Most are of "all"/,
    );
  });
});

test('of many writes that need not all succeed, only the refused one fails', async () => {
  const writer = server.db.bulkWriter();
  const done = [
    writer.set(server.db.doc('bulk/a'), { n: 1 }),
    writer.set(server.db.doc('bulk/__b__'), { n: 2 }),
    writer.set(server.db.doc('bulk/c'), { n: 3 }),
  ];
  const settled = Promise.allSettled(done);
  await writer.close();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect((await server.db.collection('bulk').get()).docs.map(({ id }) => id)).toEqual(['a', 'c']);
});
