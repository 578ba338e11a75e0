import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePorts } from '../src/ports.ts';
import { startStorageServer, type StorageServer } from '../src/storage/server.ts';
import { PROJECT_ID, startFirestore, type TestFirestore } from './support/firestore.ts';
import { fixtureRules } from './support/rules.ts';

const HOST = '127.0.0.1';
let blobs: string;
let firestore: TestFirestore;
let storage: StorageServer;
let storagePort: number;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  blobs = await mkdtemp(path.join(tmpdir(), 'rules-unit-testing-'));
  [storagePort = 0] = await freePorts(1);
  firestore = await startFirestore();
  const at = { host: HOST, port: storagePort, blobs, isKept: false };
  storage = await startStorageServer({ projectId: PROJECT_ID, ...at });
  environment = await initializeTestEnvironment({
    projectId: 'demo-unit-testing',
    firestore: { host: HOST, port: firestore.port, rules: fixtureRules('firestore.rules') },
    storage: { host: HOST, port: storagePort, rules: fixtureRules('storage.rules') },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await firestore.stop();
  await storage.stop();
  await rm(blobs, { recursive: true, force: true });
});

beforeEach(() => environment.clearFirestore());

test('documents are allowed and denied', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('notes/a').set({ owner: 'ann' });
  });
  const ann = environment.authenticatedContext('ann', { role: 'teacher' }).firestore();
  const nobody = environment.unauthenticatedContext().firestore();
  await assertSucceeds(ann.doc('notes/a').get());
  await assertSucceeds(ann.collection('notes').where('owner', '==', 'ann').get());
  await assertSucceeds(ann.collection('staff').get());
  await assertFails(ann.collection('notes').get());
  await assertFails(nobody.doc('notes/a').get());
  await assertFails(nobody.doc('notes/a').delete());
});

test('files are allowed and denied', async () => {
  const ann = environment.authenticatedContext('ann').storage();
  const nobody = environment.unauthenticatedContext().storage();
  const text = { contentType: 'text/plain' };
  await assertSucceeds(ann.ref('files/ann/a').putString('hello', 'raw', text).then());
  await assertFails(nobody.ref('files/ann/a').putString('hello', 'raw', text).then());
  await assertSucceeds(ann.ref('files/ann/a').getMetadata());
  await assertFails(nobody.ref('files/ann/a').getMetadata());
});

test('clearing takes every document and every file of the bucket', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('notes/a').set({ owner: 'ann' });
    await context.storage().ref('top').putString('hello').then();
  });
  await environment.clearFirestore();
  await environment.clearStorage();
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.firestore().doc('notes/a').get()).exists).toBe(false);
    expect((await context.storage().ref().listAll()).items).toEqual([]);
  });
});

test('the rules and the documents of a project are its own', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('notes/a').set({ owner: 'ann' });
  });
  expect((await firestore.db.doc('notes/a').get()).exists).toBe(false);
  const other = await initializeTestEnvironment({
    projectId: 'demo-other',
    firestore: { host: HOST, port: firestore.port },
  });
  await assertFails(other.authenticatedContext('ann').firestore().doc('notes/a').get());
  await other.cleanup();
});

test('rules with a mistake are refused, and those before stay', async () => {
  const config = { projectId: environment.projectId };
  const rules = "rules_version = '2';\nservice cloud.firestore { match }";
  const documents = { ...config, firestore: { host: HOST, port: firestore.port, rules } };
  await expect(initializeTestEnvironment(documents)).rejects.toThrow(/firestore\.rules:2:/);
  const files = { ...config, storage: { host: HOST, port: storagePort, rules } };
  await expect(initializeTestEnvironment(files)).rejects.toThrow(/error updating rules/);
  const ann = environment.authenticatedContext('ann', { role: 'teacher' }).firestore();
  await assertSucceeds(ann.collection('staff').get());
});

test('the port answers plain HTTP', async () => {
  const url = `http://${HOST}:${firestore.port}`;
  expect(await (await fetch(url)).text()).toBe('Ok\n');
  expect((await fetch(`${url}/v1/projects`)).status).toBe(404);
  const broken = await fetch(`${url}/emulator/v1/projects/demo-x:securityRules`, {
    method: 'PUT',
    body: '{',
  });
  expect(broken.status).toBe(400);
});
