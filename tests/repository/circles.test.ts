import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircles, type Import } from './find-circles.ts';
import { readImports } from './read-imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

const SOURCES = [
  'contract/src',
  'writer/src',
  'writer/scorecard',
  'exchange/src',
  'functions/src',
  'web/src',
  'emulators/src',
  'scripts',
  'bench',
];

/** A test may import the public module of the folder that it is in. */
const NO_SOURCE = /\.(test|fixture)\.tsx?$|\.d\.ts$|\/test\//;

/** Lists all TypeScript files below some folders. */
async function listFiles(folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names
        .filter((name) => !name.includes('node_modules/'))
        .map((name) => `${folder}/${name}`);
    }),
  );
  return lists.flat().filter((file) => /\.tsx?$/.test(file));
}

test('no files, and no children of a folder, import each other in a circle', async () => {
  const files = (await listFiles(SOURCES)).filter((file) => !NO_SOURCE.test(file));
  expect(findCircles(await readImports(root, files))).toEqual([]);
});

test('no files of the tests import each other in a circle of values, whatever their folders', async () => {
  const files = await listFiles([...SOURCES, 'tests', 'emulators/test']);
  const imports = await readImports(root, files, { types: false });
  expect(findCircles(imports.map(lieTogether))).toEqual([]);
});

/** Replaces slashes, so that files of one folder are told apart only by their names. */
function lieTogether({ from, to }: Import): Import {
  return { from: from.replaceAll('/', ':'), to: to.replaceAll('/', ':') };
}
