import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

/** What a visitor waits for, in bytes after gzip. */
const LOG_IN_SCRIPT = 92_000;
const LOG_IN_STYLE = 4_000;
const FIREBASE = 28_000;
const PROVIDERS = 10_000;
const STRANGERS_PAGE = 20_000;
const CHART = 30_000;
const MARKDOWN = 18_000;
/** Of somebody who has signed in before and has nothing in the cache. */
const BACK_AGAIN = 170_000;
const TEACHER_BACK_AGAIN = 210_000;
const ATTEMPT = 180_000;
const ANY_PAGE = 230_000;
/** The project's configuration, the account and the list of materials. */
const ANSWERS = 2_000;
/** These three, and what only a local project asks for: its emulators' addresses. */
const REQUESTS_FOR_DATA = 4;

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
};

const dist = path.resolve(import.meta.dirname, '..', '..', 'web', 'dist');
let manifest: Record<string, Chunk> = {};
/** By page, the files that index.html asks for beside the entry's; see web/scripts/early-files.ts. */
let early: [page: string, files: string[]][] = [];

beforeAll(() => {
  const text = readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8');
  manifest = JSON.parse(text) as typeof manifest;
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const [, list = ''] = /id="early-files">([^<]*)</.exec(page) ?? [];
  early = JSON.parse(list) as typeof early;
});

test('the sign-in page works after 92 kB of script and 4 kB of style', () => {
  const first = closureOf(entryKey());
  expect(bytesOf(scriptsOf(first))).toBeLessThanOrEqual(LOG_IN_SCRIPT);
  expect(bytesOf(stylesOf(first))).toBeLessThanOrEqual(LOG_IN_STYLE);
});

test('neither Firebase nor the query client, the charts or the schemas come with it', () => {
  const packages = scriptsOf(closureOf(entryKey())).flatMap(packagesIn);
  const heavy = /^(@?firebase|@tanstack|d3-|marked|zod)/;
  expect(packages).toContain('react-dom');
  expect(packages.filter((name) => heavy.test(name))).toEqual([]);
});

test('Firebase, which arrives on idle, stays within 28 kB', () => {
  const files = Object.values(manifest)
    .filter(({ file, name }) => name !== 'providers' && packagesIn(file).includes('@firebase/auth'))
    .map(({ file }) => file);
  expect(files).not.toEqual([]);
  expect(bytesOf(files)).toBeLessThanOrEqual(FIREBASE);
});

test('what opens the window of another provider comes by itself, with at most 10 kB', () => {
  const key = keyOf('providers');
  expect(bytesOf(scriptsOf([key]))).toBeLessThanOrEqual(PROVIDERS);
  const homes = early.filter(([, files]) => files.includes(`/${manifest[key]?.file}`));
  expect(homes).toEqual([]);
  expect([...closureOf(entryKey())]).not.toContain(key);
});

test('no two files wait for each other: one would run before what it needs is there', () => {
  const keys = Object.keys(manifest);
  const waiting = keys.filter((key) =>
    (manifest[key]?.imports ?? []).some((imported) => closureOf(imported).has(key)),
  );
  expect(waiting).toEqual([]);
});

test('a chart arrives with at most 30 kB', () => {
  const charts = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.startsWith('src/components/charts/'),
  );
  const sizes = charts.map((key) => {
    const files = scriptsOf([...closureOf(key)].filter((one) => one === key || isChart(one)));
    return { key, bytes: bytesOf(files) };
  });
  expect(sizes).toHaveLength(3);
  expect(sizes.filter(({ bytes }) => bytes > CHART)).toEqual([]);
});

test('a student who comes back reads her materials after 170 kB and 25 requests at most', () => {
  const files = ['index.html', 'logo.png', 'favicon.svg', ...filesAt('student /student-dashboard')];
  expect(bytesOf(files) + ANSWERS).toBeLessThanOrEqual(BACK_AGAIN);
  expect(files.length + REQUESTS_FOR_DATA).toBeLessThanOrEqual(25);
});

test('any page of the signed-in is whole with 230 kB at most', () => {
  const pages = early.map(([page]) => ({ page, bytes: bytesOf(filesAt(page)) }));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(({ bytes }) => bytes > ANY_PAGE)).toEqual([]);
});

test.each([
  ['a teacher who comes back', 'teacher /dashboard', TEACHER_BACK_AGAIN],
  ['a student who opens a quiz', 'student /quiz-attempt/q1', ATTEMPT],
])('%s waits for no more than her bound', (_who, page, bound) => {
  const files = ['index.html', 'logo.png', 'favicon.svg', ...filesAt(page)];
  expect(bytesOf(files) + ANSWERS).toBeLessThanOrEqual(bound);
});

test('a page for strangers adds no more than 20 kB to sign-in, and no charts', () => {
  const known = filesOf([...closureOf(entryKey()), ...closureOf(keyOf('frame'))]);
  const pages = ['sign-up', 'terms', 'privacy', 'help', 'accessibility'];
  const sizes = pages.map((page) => {
    const name = `${page}.page`;
    const added = filesOf(closureOf(keyOf(name))).filter((file) => !known.includes(file));
    return { name, bytes: bytesOf(added), files: added.length };
  });
  expect(sizes.filter(({ files, bytes }) => files === 0 || bytes > STRANGERS_PAGE)).toEqual([]);
});

test('markdown, which the insights show after their numbers, stays within 18 kB', () => {
  const files = Object.values(manifest)
    .filter(({ file }) => packagesIn(file).includes('marked'))
    .map(({ file }) => file);
  expect(files).toHaveLength(1);
  expect(bytesOf(files)).toBeLessThanOrEqual(MARKDOWN);
});

function entryKey(): string {
  return Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
}

/** A chunk with everything that it imports statically. */
function closureOf(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closureOf(imported, found);
  return found;
}

function keyOf(name: string): string {
  return Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
}

/** Everything that is loaded at a page, given as one of the patterns or as what one of them matches. */
function filesAt(page: string): string[] {
  const [, files = []] =
    early.find(([pattern]) => pattern === page || RegExp(pattern).test(page)) ?? [];
  return [...filesOf(closureOf(entryKey())), ...files.map((file) => file.slice(1))];
}

function filesOf(keys: Iterable<string>): string[] {
  return [...scriptsOf(keys), ...stylesOf(keys)];
}

/** Charts have a budget of their own. */
function isChart(key: string): boolean {
  return packagesIn(manifest[key]?.file ?? '').some((name) => /^d3-/.test(name));
}

function scriptsOf(keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

function stylesOf(keys: Iterable<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
}

function bytesOf(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}

/** The npm packages whose code went into a script, by its source map. */
function packagesIn(file: string): string[] {
  const map = path.join(dist, `${file}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as {
    sources: (string | null)[];
  };
  const names = sources.map(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1] ?? '',
  );
  return [...new Set(names)].filter((name) => name !== '');
}
