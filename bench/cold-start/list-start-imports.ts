import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Matches an import of values from a package, other than Node's own modules and our packages. */
const IMPORT = /^import (?!type )[^;]*? from '(?!node:|\.|@study-assistant\/)([^']+)';/gm;

/** The names of the packages that a folder's files import when they are loaded. */
export async function listStartImports(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const names = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}
