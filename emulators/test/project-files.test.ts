import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProjectFiles, type ProjectFiles } from '../src/project-files.ts';
import { startFixture } from './support/project.ts';

const DOCUMENT_RULES = 'service cloud.firestore {\n  match /a/{b} { allow read; }\n}\n';
const FILE_RULES = 'service firebase.storage {\n  match /a/{b} { allow read; }\n}\n';
const SIZE_WITHOUT_INDEX = { collectionGroup: 'cities', fieldPath: 'size', indexes: [] };
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
  expect([firestoreRules('(default)'), storageRules('any')]).toEqual([null, null]);
});

test('each database and each bucket has its own rules, and its own indexes', async () => {
  await write('documents.rules', DOCUMENT_RULES);
  await write('other.rules', DOCUMENT_RULES);
  await write('files.rules', FILE_RULES);
  await write('other.json', { fieldOverrides: [SIZE_WITHOUT_INDEX] });
  const { firestoreRules, firestoreIndexes, storageRules } = await watch({
    firestore: [
      { database: 'other', rules: 'other.rules', indexes: 'other.json' },
      { rules: 'documents.rules' },
    ],
    storage: [{ bucket: 'one', rules: 'files.rules' }],
  });
  expect(firestoreRules('(default)')?.fileName).toContain('documents.rules');
  expect(firestoreRules('other')?.fileName).toContain('other.rules');
  expect(firestoreRules('third')).toBe(null);
  expect(firestoreIndexes('(default)').listOfField('cities', 'size')).toHaveLength(3);
  expect(firestoreIndexes('other').listOfField('cities', 'size')).toEqual([]);
  expect(storageRules('one')?.fileName).toContain('files.rules');
  expect(storageRules('two')).toBe(null);
});

test('a changed file takes effect, and one with a mistake is warned of', async () => {
  await write('documents.rules', DOCUMENT_RULES);
  const { firestoreRules } = await watch({ firestore: { rules: 'documents.rules' } });
  const before = firestoreRules('(default)');
  await write('documents.rules', `${DOCUMENT_RULES}// changed`);
  await vi.waitFor(() => expect(firestoreRules('(default)')).not.toBe(before), 10_000);
  const changed = firestoreRules('(default)');
  await write('documents.rules', `${DOCUMENT_RULES}match`);
  await vi.waitFor(() => expect(warnings.join()).toMatch(/documents\.rules:\d+:\d+/), 10_000);
  expect(firestoreRules('(default)')).toBe(changed);
});

test('indexes are those that firebase.json names, and a changed file takes effect', async () => {
  await write('wanted.json', { fieldOverrides: [] });
  const { firestoreIndexes } = await watch({ firestore: { indexes: 'wanted.json' } });
  expect(firestoreIndexes('(default)').listOfField('cities', 'size')).toHaveLength(3);
  await write('wanted.json', { fieldOverrides: [SIZE_WITHOUT_INDEX] });
  await vi.waitFor(() => {
    expect(firestoreIndexes('(default)').listOfField('cities', 'size')).toEqual([]);
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
