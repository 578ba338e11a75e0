import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCommit } from '../../functions/scripts/read-commit.mjs';
import { root } from '../product.ts';
import { recordQueries } from './record-queries.ts';
import { forgetTestedRun, readTestedRun, RULES_FILES, saveTestedRun } from './tested-run.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tested-run-'));
  vi.stubEnv('RECORD_QUERIES', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const quizzesOf = (teacher: string) => ({
  from: [{ collectionId: 'quizzes' }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'teacherId' },
      op: 'EQUAL' as const,
      value: { stringValue: teacher },
    },
  },
});

test('a run that passed leaves its commit, its rules, and each query once whoever it asks for', async () => {
  const api = recordQueries('api');
  api.watch(quizzesOf('ada'), []);
  api.watch({ ...quizzesOf('ben'), limit: { value: 10 } }, []);
  await api.save();
  const browser = recordQueries('browser');
  browser.watch({ from: [{ collectionId: 'users' }] }, []);
  await browser.save();
  await saveTestedRun(folder);

  const run = await readTestedRun(folder);
  expect(run?.commit).toBe(readCommit(root));
  expect(Object.keys(run?.rules ?? {})).toEqual(RULES_FILES);
  const collections = run?.queries.map(({ query }) => query.from?.[0]?.collectionId);
  expect(collections).toEqual(['quizzes', 'users']);
});

test('a run that begins forgets the one before', async () => {
  await saveTestedRun(folder);
  await forgetTestedRun(folder);
  expect(await readTestedRun(folder)).toBeNull();
});
