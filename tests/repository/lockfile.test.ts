import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Locked = { optionalDependencies?: Record<string, string> };

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

/** npm looks for a dependency beside the package that needs it, then further up. */
function isLocked(asking: string, name: string): boolean {
  const folders = asking.split('/node_modules/').map((_, depth, parts) => {
    const parent = parts.slice(0, depth + 1).join('/node_modules/');
    return `${parent}/node_modules/${name}`;
  });
  return [`node_modules/${name}`, ...folders].some((place) => place in packages);
}

test('the lockfile has the native parts of every system, or npm ci refuses it everywhere', () => {
  const missing = Object.entries(packages).flatMap(([asking, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(asking, name))
      .map((name) => `${asking} wants ${name}`),
  );
  expect(missing).toEqual([]);
  expect(
    Object.keys(packages).filter((name) => /(darwin|win32)-/.test(name)).length,
  ).toBeGreaterThan(20);
});
