import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';
import { readDocumentFrom } from '../../src/firestore/guard/rules-guard.ts';
import { freePorts } from '../../src/ports.ts';
import { startStorageServer, type StorageServer } from '../../src/storage/server.ts';
import { Clients, fixtureRuleset, UNAUTHORIZED } from '../support/rules.ts';

const PROJECT_ID = 'demo-rules-storage';
const HOST = '127.0.0.1';
const TEXT = { contentType: 'text/plain' };
const engine = createEngine(PROJECT_ID);
let blobs: string;
let server: StorageServer;
let clients: Clients;
let nobody: FirebaseStorage;
let ann: FirebaseStorage;
let bob: FirebaseStorage;

beforeAll(async () => {
  blobs = await mkdtemp(path.join(tmpdir(), 'rules-storage-'));
  const [port = 0] = await freePorts(1);
  const ruleset = fixtureRuleset('storage.rules');
  const readDocument = readDocumentFrom(engine);
  const at = { projectId: PROJECT_ID, host: HOST, port, blobs, isKept: false };
  server = await startStorageServer({ ...at, rules: () => ruleset, readDocument });
  clients = new Clients(PROJECT_ID, port);
  nobody = clients.storage(null);
  ann = clients.storage({ uid: 'ann' });
  bob = clients.storage({ uid: 'bob' });
});
afterAll(async () => {
  await clients.close();
  await server.stop();
  await rm(blobs, { recursive: true, force: true });
});

test('a file is uploaded by the owner of its folder alone', async () => {
  await uploadString(ref(ann, 'files/ann/a.txt'), 'hello', undefined, TEXT);
  const foreign = uploadString(ref(bob, 'files/ann/b.txt'), 'hello', undefined, TEXT);
  await expect(foreign).rejects.toMatchObject(UNAUTHORIZED);
  const nobodys = uploadString(ref(nobody, 'files/ann/b.txt'), 'hello', undefined, TEXT);
  await expect(nobodys).rejects.toMatchObject(UNAUTHORIZED);
});

test('its size and its type are checked, in one piece and resumable', async () => {
  const target = ref(ann, 'files/ann/large.txt');
  for (const upload of [uploadBytes, uploadBytesResumable]) {
    await upload(target, new Uint8Array(999), TEXT);
    const large = upload(target, new Uint8Array(1000), TEXT);
    await expect(Promise.resolve(large)).rejects.toMatchObject(UNAUTHORIZED);
    const image = upload(target, new Uint8Array(9), { contentType: 'image/png' });
    await expect(Promise.resolve(image)).rejects.toMatchObject(UNAUTHORIZED);
  }
  expect((await getMetadata(target)).size).toBe(999);
});

test('a file is downloaded by whoever is signed in', async () => {
  await uploadString(ref(ann, 'files/ann/down.txt'), 'hello', undefined, TEXT);
  expect(Buffer.from(await getBytes(ref(bob, 'files/ann/down.txt'))).toString()).toBe('hello');
  await expect(getBytes(ref(nobody, 'files/ann/down.txt'))).rejects.toMatchObject(UNAUTHORIZED);
  await expect(getDownloadURL(ref(nobody, 'files/ann/down.txt'))).rejects.toMatchObject(
    UNAUTHORIZED,
  );
  const missing = getBytes(ref(bob, 'files/ann/none.txt'));
  await expect(missing).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('a folder is listed by its owner alone, and the bucket by nobody', async () => {
  await uploadString(ref(ann, 'files/ann/listed.txt'), 'hello', undefined, TEXT);
  const { items } = await listAll(ref(ann, 'files/ann'));
  expect(items.map(({ name }) => name)).toContain('listed.txt');
  await expect(listAll(ref(bob, 'files/ann'))).rejects.toMatchObject(UNAUTHORIZED);
  await expect(listAll(ref(ann))).rejects.toMatchObject(UNAUTHORIZED);
});

test('metadata is changed as the rules let it', async () => {
  const file = ref(ann, 'files/ann/meta.txt');
  await uploadString(file, 'hello', undefined, TEXT);
  await updateMetadata(file, { customMetadata: { label: 'x' } });
  expect((await getMetadata(file)).customMetadata).toEqual({ label: 'x' });
  const other = updateMetadata(file, { customMetadata: { label: 'x', secret: 'y' } });
  await expect(other).rejects.toMatchObject(UNAUTHORIZED);
  const foreign = updateMetadata(ref(bob, 'files/ann/meta.txt'), { contentType: 'text/html' });
  await expect(foreign).rejects.toMatchObject(UNAUTHORIZED);
});

test('a file is deleted by its owner alone', async () => {
  await uploadString(ref(ann, 'files/ann/gone.txt'), 'hello', undefined, TEXT);
  await expect(deleteObject(ref(bob, 'files/ann/gone.txt'))).rejects.toMatchObject(UNAUTHORIZED);
  await deleteObject(ref(ann, 'files/ann/gone.txt'));
});

test('rules of Storage read documents of Firestore', async () => {
  await expect(getBytes(ref(ann, 'shared/a'))).rejects.toMatchObject(UNAUTHORIZED);
  const name = `projects/${PROJECT_ID}/databases/(default)/documents/people/ann`;
  const fields = { isHead: { booleanValue: true } };
  engine.commit([{ update: { name, fields } }]);
  const missing = { code: 'storage/object-not-found' };
  await expect(getBytes(ref(ann, 'shared/a'))).rejects.toMatchObject(missing);
});
