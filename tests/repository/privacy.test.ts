import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT } from '../../functions/src/features/export/left-out.ts';
import { SECTIONS } from '../../functions/src/features/export/list-sections.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');
const told = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);

/** The names of the collections that the server uses. */
function collectionsOfTheServer(): string[] {
  const source = path.join(root, 'functions/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const product = files.filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file));
  const texts = product.map((file) => readFileSync(path.join(source, file), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\.collection(?:Group)?\(\s*['"`](\w+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

test('privacy.md tells of every collection of the server, and of no other', () => {
  expect(told.toSorted()).toEqual(collectionsOfTheServer());
});

test('what privacy.md tells about people is in an export, or left out with a reason', () => {
  const exported = SECTIONS.flatMap(({ collections }) => collections);
  const leftOut = LEFT_OUT.flatMap(({ collections }) => collections);
  const known = [...exported, ...leftOut];
  const aboutNobody = new Set(
    [...page.matchAll(/^\| `(\w+)` +\|[^|]+\| nobody +\|/gm)].map(([, name]) => name),
  );
  const aboutPeople = told.filter((name) => !aboutNobody.has(name));
  expect(aboutPeople.length).toBeGreaterThan(20);
  expect(aboutPeople.filter((name = '') => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !told.includes(name))).toEqual([]);
  expect(exported.filter((name) => leftOut.includes(name))).toEqual([]);
});

test('privacy.md says of each what, about whom, why, how long and who sees it', () => {
  const rows = page.split('\n').filter((line) => /^\| `\w+` +\|/.test(line));
  for (const row of rows) {
    const cells = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    expect(cells, row).toHaveLength(6);
    expect(cells, row).not.toContain('');
  }
});
