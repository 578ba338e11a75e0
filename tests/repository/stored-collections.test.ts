import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../functions/src/stored');

/** Matches a collection or group opened by its name; lint requires a literal name. */
const OPENED = /\.(collection|collectionGroup)\(\s*'([^']+)'/g;

type Opening = { opened: string; file: string };

function findOpenings(file: string, source: string): Opening[] {
  return [...source.matchAll(OPENED)].map(([, how, name]) => ({ opened: `${how} ${name}`, file }));
}

/** Lists the files of each collection that is opened in more than one place. */
function findRepeated(openings: readonly Opening[]): string[] {
  const names = new Set(openings.map(({ opened }) => opened));
  return [...names].flatMap((name) => {
    const files = openings.filter(({ opened }) => opened === name).map(({ file }) => file);
    return files.length > 1 ? [`${name}: ${files.join(', ')}`] : [];
  });
}

test('each collection is opened at one place, which all others import', async () => {
  const names = await readdir(root, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name));
  const openings = await Promise.all(
    files.map(async (file) => findOpenings(file, await readFile(path.join(root, file), 'utf8'))),
  );
  expect(openings.flat().length).toBeGreaterThan(35);
  expect(findRepeated(openings.flat())).toEqual([]);
});

test('one that is opened at two places is found with both', () => {
  const openings = [
    ...findOpenings('people/stored-user.ts', "return school.collection('users');"),
    ...findOpenings(
      'across/moves.repository.ts',
      "const users = school\n  .collection(\n    'users',\n  );",
    ),
    ...findOpenings('people/stored-invitation.ts', "firestore.collectionGroup('users');"),
  ];
  expect(findRepeated(openings)).toEqual([
    'collection users: people/stored-user.ts, across/moves.repository.ts',
  ]);
});
