import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dearestFiles, dearestTests, readDurations, saveDurations } from './durations.ts';

const THIS = 'scripts/tested/durations.test.ts';
const OTHER = 'scripts/tested/tested-run.test.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'durations-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function aFile(file: string, ms: number, tests: { name: string; ms: number }[] = []) {
  return { project: 'server', file, ms, tests };
}

test('what a file took last stands in place of what it took before, and the others stay', async () => {
  await saveDurations([aFile(THIS, 900), aFile(OTHER, 300)], folder);
  await saveDurations([aFile(THIS, 100), { ...aFile(THIS, 50), project: 'web' }], folder);

  const all = await readDurations(folder);
  expect(dearestFiles(all, 2)).toEqual([aFile(OTHER, 300), aFile(THIS, 100)]);
  expect(all).toHaveLength(3);
});

test('the dearest tests are found in whatever file they are', async () => {
  const quick = { name: 'is quick', ms: 1 };
  await saveDurations([aFile(THIS, 30, [quick, { name: 'waits', ms: 20 }])], folder);
  await saveDurations([aFile(OTHER, 40, [{ name: 'computes', ms: 35 }])], folder);

  const names = dearestTests(await readDurations(folder), 2).map(({ name }) => name);
  expect(names).toEqual(['computes', 'waits']);
});

test('a file that is gone is forgotten, and without any run there is nothing', async () => {
  expect(await readDurations(path.join(folder, 'none'))).toEqual([]);
  await saveDurations([aFile('scripts/tested/gone.test.ts', 500)], folder);
  expect(await readDurations(folder)).toEqual([]);
});
