import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProjectRules, type ProjectRules } from '../src/project-rules.ts';
import { startFixture } from './support/project.ts';

const DOCUMENT_RULES = 'service cloud.firestore {\n  match /a/{b} { allow read; }\n}\n';
const FILE_RULES = 'service firebase.storage {\n  match /a/{b} { allow read; }\n}\n';
let projectRoot: string;
let rules: ProjectRules | null = null;
const warnings: string[] = [];

beforeEach(async () => {
  projectRoot = await mkdtemp(path.join(tmpdir(), 'rules-of-project-'));
  warnings.length = 0;
});
afterEach(async () => {
  rules?.stop();
  rules = null;
  await rm(projectRoot, { recursive: true });
});

function write(name: string, content: string | object): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return writeFile(path.join(projectRoot, name), text);
}

async function watch(config: object): Promise<ProjectRules> {
  await write('firebase.json', config);
  rules = await watchProjectRules(projectRoot, (message) => warnings.push(message));
  return rules;
}

test('a project that names no rules has none', async () => {
  const { firestore, storage } = await watch({});
  expect([firestore(), storage('any')]).toEqual([null, null]);
});

test('rules are those of the default database, and of each bucket', async () => {
  await write('documents.rules', DOCUMENT_RULES);
  await write('files.rules', FILE_RULES);
  const { firestore, storage } = await watch({
    firestore: [{ database: 'other', rules: 'none.rules' }, { rules: 'documents.rules' }],
    storage: [{ bucket: 'one', rules: 'files.rules' }],
  });
  expect(firestore()?.fileName).toContain('documents.rules');
  expect(storage('one')?.fileName).toContain('files.rules');
  expect(storage('two')).toBe(null);
});

test('a changed file takes effect, and one with a mistake is warned of', async () => {
  await write('documents.rules', DOCUMENT_RULES);
  const { firestore } = await watch({ firestore: { rules: 'documents.rules' } });
  const before = firestore();
  await write('documents.rules', `${DOCUMENT_RULES}// changed`);
  await vi.waitFor(() => expect(firestore()).not.toBe(before), 10_000);
  const changed = firestore();
  await write('documents.rules', `${DOCUMENT_RULES}match`);
  await vi.waitFor(() => expect(warnings.join()).toMatch(/documents\.rules:\d+:\d+/), 10_000);
  expect(firestore()).toBe(changed);
});

test('a mistake in the rules stops the start, and says where it is', async () => {
  await write('firebase.json', { firestore: { rules: 'documents.rules' } });
  await write('documents.rules', 'service cloud.firestore {\n  match\n}');
  await expect(startFixture({ projectRoot })).rejects.toThrow(/documents\.rules:\d+:\d+/);
});
