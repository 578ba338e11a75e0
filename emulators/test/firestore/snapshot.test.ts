import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Databases } from '../../src/firestore/databases/databases.ts';
import type { Engine } from '../../src/firestore/engine/engine.ts';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { createFirestoreSnapshot } from '../../src/firestore/snapshot.ts';
import { PROJECT_ID, startFirestore } from '../support/firestore.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
  file = path.join(folder, 'firestore.json');
});
afterEach(() => rm(folder, { recursive: true }));

function snapshotOf(engine: Engine) {
  const databases = new Databases(engine, () => null);
  return createFirestoreSnapshot(databases, PROJECT_ID, file);
}

test('every kind of value survives', async () => {
  const first = await startFirestore();
  const values = {
    text: 'Grüße 你好',
    int: 42,
    float: 0.1,
    notANumber: NaN,
    infinite: -Infinity,
    minusZero: -0,
    yes: true,
    nothing: null,
    at: new Timestamp(1_700_000_000, 123_456_789),
    bytes: Buffer.from([0, 1, 254, 255]),
    point: new GeoPoint(46.95, 7.45),
    list: [1, 'two', { three: [Buffer.from('3')] }],
    map: { inner: { at: new Timestamp(1, 1), empty: {}, none: [] } },
    'odd.key`': 1,
  };
  await first.db.doc('all/values').set({ ...values, link: first.db.doc('other/one') });
  await first.db.doc('all/values/below/deep').set({ vector: FieldValue.vector([1, 2.5]) });
  const before = (await first.db.doc('all/values').get()).data();
  await snapshotOf(first.engine).save();
  await first.stop();

  const engine = createEngine(PROJECT_ID);
  expect(await snapshotOf(engine).restore()).toBe(true);
  const second = await startFirestore(engine);
  const after = (await second.db.doc('all/values').get()).data();
  const link = second.db.doc('other/one');
  expect({ ...after, link: (after?.['link'] as typeof link).path }).toEqual({
    ...before,
    link: link.path,
  });
  const deep = await second.db.doc('all/values/below/deep').get();
  expect(deep.get('vector')).toEqual(FieldValue.vector([1, 2.5]));
  await second.stop();
});

test('nothing is written while nothing changes', async () => {
  const server = await startFirestore();
  const { engine, db } = server;
  await db.doc('a/b').set({ n: 1 });
  const snapshot = snapshotOf(engine);
  await snapshot.save();
  await writeFile(file, 'untouched');
  await db.doc('a/b').get();
  await snapshot.save();
  expect(await readFile(file, 'utf8')).toBe('untouched');
  await server.stop();
});

test('all databases of a project are in one file', async () => {
  const databases = new Databases(createEngine(PROJECT_ID), () => null);
  for (const id of ['(default)', 'other']) {
    const { engine } = databases.of(PROJECT_ID, id);
    const name = `${engine.root}/places/one`;
    engine.commit([{ update: { name, fields: { id: { stringValue: id } } } }]);
  }
  await createFirestoreSnapshot(databases, PROJECT_ID, file).save();
  const restored = new Databases(createEngine(PROJECT_ID), () => null);
  await createFirestoreSnapshot(restored, PROJECT_ID, file).restore();
  for (const id of ['(default)', 'other']) {
    const { engine } = restored.of(PROJECT_ID, id);
    expect(engine.documents()).toMatchObject([{ fields: { id: { stringValue: id } } }]);
  }
});

test('a damaged file is named', async () => {
  await writeFile(file, '{"version":1,');
  const restoring = snapshotOf(createEngine(PROJECT_ID)).restore();
  await expect(restoring).rejects.toThrow(`The saved state in ${file} is damaged`);
});
