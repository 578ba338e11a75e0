import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { initializeApp as initializeClient } from 'firebase/app';
import {
  connectStorageEmulator,
  getBytes,
  getStorage as getClientStorage,
  ref,
} from 'firebase/storage';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../src/ports.ts';
import { startStorageServer, type StorageServer } from '../../src/storage/server.ts';
import { createStorageSnapshot } from '../../src/storage/snapshot.ts';

const PROJECT_ID = 'demo-storage';
const BUCKET_NAME = `${PROJECT_ID}.appspot.com`;
let folder: string;
let port: number;
let server: StorageServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  [port = 0] = await freePorts(1);
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${port}`;
  initializeApp({ projectId: PROJECT_ID, storageBucket: BUCKET_NAME });
  server = await start();
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function start(): Promise<StorageServer> {
  const blobs = path.join(folder, 'blobs');
  return startStorageServer({
    projectId: PROJECT_ID,
    host: '127.0.0.1',
    port,
    blobs,
    isKept: true,
  });
}

function snapshotOf({ emulator }: StorageServer) {
  return createStorageSnapshot(emulator, {
    index: path.join(folder, 'index.json'),
    blobs: path.join(folder, 'blobs'),
  });
}

test.each([true, false])(
  'a stream is uploaded and downloaded (resumable: %s)',
  async (resumable) => {
    const bytes = randomBytes(3_000_000);
    const file = getStorage().bucket().file(`materials/größe ${resumable}.bin`);
    await pipeline(Readable.from([bytes]), file.createWriteStream({ resumable }));
    const chunks: Buffer[] = [];
    for await (const chunk of file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  },
);

test('metadata is kept and changed', async () => {
  const file = getStorage().bucket().file('notes/a.txt');
  await file.save('hello', { contentType: 'text/plain', metadata: { metadata: { owner: 'u1' } } });
  await file.setMetadata({ metadata: { pages: '3' } });
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({
    contentType: 'text/plain',
    size: '5',
    metadata: { owner: 'u1', pages: '3' },
  });
});

test('files are listed below a prefix and deleted', async () => {
  const bucket = getStorage().bucket();
  for (const name of ['list/a', 'list/b', 'other/c']) await bucket.file(name).save(name);
  const [files] = await bucket.getFiles({ prefix: 'list/' });
  expect(files.map(({ name }) => name)).toEqual(['list/a', 'list/b']);
  await bucket.file('list/a').delete();
  expect(await bucket.file('list/a').exists()).toEqual([false]);
  await expect(bucket.file('list/a').download()).rejects.toMatchObject({ code: 404 });
});

test('the browser SDK is refused', async () => {
  await getStorage().bucket().file('secret.txt').save('secret');
  const app = initializeClient({
    projectId: PROJECT_ID,
    storageBucket: BUCKET_NAME,
    apiKey: 'none',
  });
  const storage = getClientStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port);
  const reading = getBytes(ref(storage, 'secret.txt'));
  await expect(reading).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('files and metadata are there after a restart, and stray bytes are gone', async () => {
  const file = getStorage().bucket().file('kept/é.txt');
  await file.save('kept', { contentType: 'text/plain', metadata: { metadata: { by: 'me' } } });
  await snapshotOf(server).save();
  await server.stop();
  await writeFile(path.join(folder, 'blobs', 'stray'), 'half an upload');

  server = await start();
  expect(await snapshotOf(server).restore()).toBe(true);
  expect(String((await file.download())[0])).toBe('kept');
  expect((await file.getMetadata())[0].metadata).toEqual({ by: 'me' });
  expect(await readdir(path.join(folder, 'blobs'))).not.toContain('stray');
});

test('a connection is kept as long as its client wants', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/b/${BUCKET_NAME}/o`, {
    headers: { Authorization: 'Bearer owner' },
  });
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
});
