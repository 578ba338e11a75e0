import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareState } from './kept-state.ts';

let parent = '';
let folder = '';
let said: string[] = [];
const prepare = () => prepareState(folder, (line) => said.push(line));

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'kept-state-'));
  folder = path.join(parent, 'state');
  said = [];
});
afterEach(() => rm(parent, { recursive: true }));

test('a first start has nothing to say', async () => {
  await prepare();
  expect([await readdir(folder), said]).toEqual([['layout'], []]);
});

test('data of this layout is kept', async () => {
  await prepare();
  await writeFile(path.join(folder, 'firestore.json'), '{}');
  await prepare();
  expect([await readdir(folder), said]).toEqual([['firestore.json', 'layout'], []]);
});

test.each([
  ['no layout', null],
  ['an older layout', '1'],
])('data of %s is removed, and the start says so', async (_what, layout) => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'firestore.json'), '{}');
  if (layout) await writeFile(path.join(folder, 'layout'), layout);
  await prepare();
  expect(await readdir(folder)).toEqual(['layout']);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('older layout');
});
