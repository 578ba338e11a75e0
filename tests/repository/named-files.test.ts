import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose files are named by a path from the root. */
const FROM_ROOT = [
  'web',
  'functions',
  'contract',
  'writer',
  'exchange',
  'emulators',
  'tests',
  'scripts',
];
/** Rooms of tests, which the pages about attacks name without `tests/`. */
const ROOMS = ['api', 'engine', 'rules', 'own-stack', 'attackers', 'browser', 'repository'];
const NAMED = new RegExp(String.raw`\`((?:${[...FROM_ROOT, ...ROOMS].join('|')})/[\w./-]+)\``, 'g');
const files = [...FROM_ROOT, 'docs', 'bench'].flatMap((folder) => filesBelow(folder));
/** Pages for readers of today; decisions and the changelog tell of files as they were. */
const pages = [
  ...readdirSync(root),
  ...files.filter((file) => !file.startsWith('docs/decisions/')),
].filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** What running or deploying makes. */
const MADE = /\/(dist|failures|node_modules|\.env[\w.]*)(\/|$)/;
/** An example's file, which its reader makes. */
const EXAMPLE = /NAME|notes?\b|materials-count/;

test('the pages are found', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'SECURITY.md', 'tests/README.md']));
});

test.each(pages)('every file and folder that %s names is there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  // A package's own page names its folders from there.
  const isOfPackage = page.startsWith('emulators/');
  const names = [...text.matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !isOfPackage || FROM_ROOT.includes(name.split('/')[0] ?? ''));
  const looked = names.filter((name) => !MADE.test(name) && !EXAMPLE.test(name));
  expect(looked.filter((name) => !isThere(name))).toEqual([]);
});

/** As it is named, or with the ending that a name may leave out. */
function isThere(name: string): boolean {
  const [first = ''] = name.split('/');
  const place = (ROOMS.includes(first) ? `tests/${name}` : name).replace(/\/$/, '');
  return files.some(
    (file) => file === place || ['.', '/'].some((next) => file.startsWith(place + next)),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return name;
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(name);
  });
}
