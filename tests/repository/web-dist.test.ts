import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..', '..', 'web', 'dist', 'assets');

/** The imports that each file of the built site needs before it runs. */
async function readImports(): Promise<Map<string, string[]>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const imports = files.map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    const found = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)];
    return [file, found.flatMap(([, imported]) => imported ?? [])] as const;
  });
  return new Map(await Promise.all(imports));
}

function findCircle(imports: Map<string, string[]>): string[] {
  const done = new Set<string>();
  function walk(file: string, above: readonly string[]): string[] {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...above, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  }
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

// An import in a circle is undefined while both files load.
test('no file of the built site waits for itself', async () => {
  const imports = await readImports();
  expect(imports.size).toBeGreaterThan(10);
  expect(findCircle(imports)).toEqual([]);
});
