import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { readImports } from './read-imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

const SOURCES = [
  'contract/src',
  'writer/src',
  'writer/scorecard',
  'functions/src',
  'web/src',
  'emulators/src',
  'scripts',
  'bench',
];

/** A test may come in by the front door of the folder that it stands in. */
const NO_SOURCE = /\.(test|fixture)\.tsx?$|\.d\.ts$|\/test\//;

async function listSources(folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !NO_SOURCE.test(file));
}

test('no files, and no children of a folder, import each other in a circle', async () => {
  const files = (await Promise.all(SOURCES.map(listSources))).flat();
  expect(findCircles(await readImports(root, files))).toEqual([]);
});
