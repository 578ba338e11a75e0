import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProjectFiles, type ProjectFiles } from '../src/project-files.ts';
import { startFixture } from './support/project.ts';

const DOCUMENT_RULES = 'service cloud.firestore {\n  match /a/{b} { allow read; }\n}\n';
const FILE_RULES = 'service firebase.storage {\n  match /a/{b} { allow read; }\n}\n';
let projectRoot: string;
let files: ProjectFiles | null = null;
const warnings: string[] = [];

beforeEach(async () => {
  projectRoot = await mkdtemp(path.join(tmpdir(), 'project-files-'));
  warnings.length = 0;
});
afterEach(async () => {
  files?.stop();
  files = null;
  await rm(projectRoot, { recursive: true });
});

function write(name: string, content: string | object): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return writeFile(path.join(projectRoot, name), text);
}

async function watch(config: object): Promise<ProjectFiles> {
  await write('firebase.json', config);
  files = await watchProjectFiles(projectRoot, (message) => warnings.push(message));
  return files;
}

test('a project that names no rules has none', async () => {
  const { firestoreRules, storageRules } = await watch({});
  expect([firestoreRules(), storageRules('any')]).toEqual([null, null]);
});

test('rules are those of the default database, and of each bucket', async () => {
  await write('documents.rules', DOCUMENT_RULES);
  await write('files.rules', FILE_RULES);
  const { firestoreRules, storageRules } = await watch({
    firestore: [{ database: 'other', rules: 'none.rules' }, { rules: 'documents.rules' }],
    storage: [{ bucket: 'one', rules: 'files.rules' }],
  });
  expect(firestoreRules()?.fileName).toContain('documents.rules');
  expect(storageRules('one')?.fileName).toContain('files.rules');
  expect(storageRules('two')).toBe(null);
});

test('a changed file takes effect, and one with a mistake is warned of', async () => {
  await write('documents.rules', DOCUMENT_RULES);
  const { firestoreRules } = await watch({ firestore: { rules: 'documents.rules' } });
  const before = firestoreRules();
  await write('documents.rules', `${DOCUMENT_RULES}// changed`);
  await vi.waitFor(() => expect(firestoreRules()).not.toBe(before), 10_000);
  const changed = firestoreRules();
  await write('documents.rules', `${DOCUMENT_RULES}match`);
  await vi.waitFor(() => expect(warnings.join()).toMatch(/documents\.rules:\d+:\d+/), 10_000);
  expect(firestoreRules()).toBe(changed);
});

test('indexes are those that firebase.json names, and a changed file takes effect', async () => {
  await write('wanted.json', { fieldOverrides: [] });
  const { firestoreIndexes } = await watch({ firestore: { indexes: 'wanted.json' } });
  expect(firestoreIndexes().listOfField('cities', 'size')).toHaveLength(3);
  const override = { collectionGroup: 'cities', fieldPath: 'size', indexes: [] };
  await write('wanted.json', { fieldOverrides: [override] });
  await vi.waitFor(() => {
    expect(firestoreIndexes().listOfField('cities', 'size')).toEqual([]);
  }, 10_000);
});

test('a mistake in the indexes stops the start, and says in which file', async () => {
  await write('firebase.json', { firestore: { indexes: 'wanted.json' } });
  await write('wanted.json', {
    indexes: [
      {
        collectionGroup: 'cities',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: 'size', order: 'UPWARDS' }],
      },
    ],
  });
  await expect(startFixture({ projectRoot })).rejects.toThrow(/wanted\.json .*UPWARDS/);
});

test('a mistake in the rules stops the start, and says where it is', async () => {
  await write('firebase.json', { firestore: { rules: 'documents.rules' } });
  await write('documents.rules', 'service cloud.firestore {\n  match\n}');
  await expect(startFixture({ projectRoot })).rejects.toThrow(/documents\.rules:\d+:\d+/);
});
