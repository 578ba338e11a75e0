import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed } from '../../scripts/licences/allowed.ts';
import { listShipped, writeNotices } from '../../scripts/licences/list-licences.ts';

const root = path.resolve(import.meta.dirname, '../..');
const shipped = listShipped(root);
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('every package that is shipped is under a licence that goes with ours', () => {
  const refused = shipped.filter(({ name, licence }) => !isAllowed(name, licence));
  expect(refused).toEqual([]);
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['express', 'mammoth', 'react', 'zod', 'jszip', 'scheduler']),
  );
});

test('docs/licences.md lists what is shipped (npm run make:licences)', () => {
  expect(readFileSync(path.join(root, 'docs/licences.md'), 'utf8')).toBe(writeNotices(shipped));
});

test('people read of every textbook that the writer learned from, at the commit of its licence', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const licence = read('writer/data/openstax/LICENSE.txt');
  const page = withoutSpaces(read('web/src/features/legal/writer-sources.tsx'));
  const books = [
    ...licence.matchAll(/^(.+): https:\/\/github\.com\/openstax\/(\S+)\n {2}commit (\S+)$/gm),
  ];
  const meanings = read('writer/data/openstax/meanings.txt').matchAll(/^# (.+)$/gm);
  expect(books.map(([, title]) => title)).toEqual(
    expect.arrayContaining([...meanings].map(([, title]) => title)),
  );
  for (const [, title, repository, commit] of books) {
    expect(page).toContain(withoutSpaces(`'${title}','${repository}','${commit}'`));
  }
});

test.each(['', 'GPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'SSPL-1.0', 'UNLICENSED', 'BSD'])(
  '"%s" is no licence to ship a package by',
  (licence) => {
    expect(isAllowed('a-package', licence)).toBe(false);
  },
);

test.each(['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', 'MIT AND ISC AND BSD-3-Clause'])(
  '"%s" is one',
  (licence) => {
    expect(isAllowed('a-package', licence)).toBe(true);
  },
);
