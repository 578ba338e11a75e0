import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What a visitor waits for, in bytes after gzip. */
const LOG_IN_SCRIPT = 92_000;
const LOG_IN_STYLE = 4_000;
const FIREBASE = 28_000;
const FURTHER_ROUTE = 20_000;
const CHART = 125_000;
const MARKDOWN = 40_000;

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};

const root = path.resolve(import.meta.dirname, '..');
let outDir = '';
let manifest: Record<string, Chunk> = {};

beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', outDir], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const text = readFileSync(path.join(outDir, '.vite', 'manifest.json'), 'utf8');
  manifest = JSON.parse(text) as typeof manifest;
}, 120_000);

afterAll(() => rmSync(outDir, { recursive: true, force: true }));

test('the sign-in page works after 92 kB of script and 4 kB of style', () => {
  const first = closureOf(entryKey());
  expect(bytesOf(scriptsOf(first))).toBeLessThanOrEqual(LOG_IN_SCRIPT);
  expect(bytesOf(stylesOf(first))).toBeLessThanOrEqual(LOG_IN_STYLE);
});

test('neither Firebase nor the query client, the charts or the schemas come with it', () => {
  const packages = scriptsOf(closureOf(entryKey())).flatMap(packagesIn);
  const heavy = /^(@?firebase|@tanstack|recharts|react-markdown|zod)/;
  expect(packages).toContain('react-dom');
  expect(packages.filter((name) => heavy.test(name))).toEqual([]);
});

test('Firebase, which arrives on idle, stays within 28 kB', () => {
  const files = Object.values(manifest)
    .filter(({ file }) => packagesIn(file).includes('@firebase/auth'))
    .map(({ file }) => file);
  expect(files).not.toEqual([]);
  expect(bytesOf(files)).toBeLessThanOrEqual(FIREBASE);
});

test('a chart arrives with at most 125 kB', () => {
  const charts = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.startsWith('src/components/charts/'),
  );
  const sizes = charts.map((key) => bytesOf(scriptsOf([...closureOf(key)].filter(isChart))));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(CHART);
});

test('no further page or tab adds more than 20 kB', () => {
  // Whoever gets there has signed in, and so has the API client and the query client.
  const before = ['src/queries/accounts.ts', 'src/app/routes.tsx'];
  const known = new Set([entryKey(), ...before].flatMap((key) => [...closureOf(key)]));
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /^src\/(app|features)\//.test(key),
  );
  const sizes = pages.map((key) => {
    const there = new Set([...known, ...closureOfPage(key)]);
    const added = [...closureOf(key)].filter((one) => !there.has(one) && !isChart(one));
    return { key, bytes: bytesOf([...scriptsOf(added), ...stylesOf(added)]) };
  });
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ bytes }) => bytes > FURTHER_ROUTE)).toEqual([]);
});

test('markdown, which the insights show after their numbers, stays within 40 kB', () => {
  const files = Object.values(manifest)
    .filter(({ file }) => packagesIn(file).includes('react-markdown'))
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

/** A part that cannot do without the page that asks for it comes when that page is there. */
function closureOfPage(key: string): string[] {
  const needed = closureOf(key);
  const pages = [...needed].filter((one) => manifest[one]?.dynamicImports?.includes(key));
  return pages.flatMap((page) => [...closureOf(page)]);
}

/** Charts have a budget of their own. */
function isChart(key: string): boolean {
  return packagesIn(manifest[key]?.file ?? '').includes('recharts');
}

function scriptsOf(keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

function stylesOf(keys: Iterable<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))];
}

function bytesOf(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(outDir, file)), { level: 9 }));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}

/** The npm packages whose code went into a script, by its source map. */
function packagesIn(file: string): string[] {
  const map = path.join(outDir, `${file}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as {
    sources: (string | null)[];
  };
  const names = sources.map(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1] ?? '',
  );
  return [...new Set(names)].filter((name) => name !== '');
}
