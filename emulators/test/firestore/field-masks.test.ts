import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../support/documents.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DOCUMENTS } from '../support/raw-client.ts';

let server: TestFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  ({ db } = server);
  await seed(db.collection('cities'), {
    a: { name: 'A', size: { people: 1, area: 2 }, tags: ['x'] },
    b: { name: 'B', 'size.people': 3 },
  });
});
afterAll(() => server.stop());

const A = () => db.doc('cities/a');
const B = () => db.doc('cities/b');

test('several documents are read with only some of their fields', async () => {
  const [a, none, b] = await db.getAll(A(), db.doc('cities/none'), B(), {
    fieldMask: ['name', 'size.people'],
  });
  expect(a?.data()).toEqual({ name: 'A', size: { people: 1 } });
  expect(none?.exists).toBe(false);
  expect(b?.data()).toEqual({ name: 'B' });
});

test('a field whose name has a dot is another than one inside a map', async () => {
  const [a, b] = await db.getAll(A(), B(), { fieldMask: [new FieldPath('size.people')] });
  expect([a?.data(), b?.data()]).toEqual([{}, { 'size.people': 3 }]);
});

test('a transaction reads them so, too', async () => {
  const [a] = await db.runTransaction((transaction) =>
    transaction.getAll(A(), { fieldMask: ['tags'] }),
  );
  expect(a?.data()).toEqual({ tags: ['x'] });
});

test('a query answers the fields that it selects', async () => {
  const cities = db.collection('cities');
  const some = await cities.select('size.area', 'nothing').get();
  expect(some.docs.map((one) => one.data())).toEqual([{ size: { area: 2 } }, {}]);
  const none = await cities.select().get();
  expect(none.docs.map((one) => [one.id, one.data()])).toEqual([
    ['a', {}],
    ['b', {}],
  ]);
});

test('a document and a list of them are read with only some fields', async () => {
  const raw = connectRaw(server.port);
  const mask = { fieldPaths: ['size.area'] };
  type Answer = { fields?: Record<string, unknown> };
  const document = await raw.ask<Answer>('GetDocument', { name: `${DOCUMENTS}/cities/a`, mask });
  expect(Object.keys(document.fields ?? {})).toEqual(['size']);
  const list = await raw.ask<{ documents: Answer[] }>('ListDocuments', {
    parent: DOCUMENTS,
    collectionId: 'cities',
    mask,
  });
  expect(list.documents.map(({ fields = {} }) => Object.keys(fields))).toEqual([['size'], []]);
  raw.close();
});
