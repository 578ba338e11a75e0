import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** An import of values from a package; Node's own modules and our own packages are not meant. */
const IMPORT = /^import (?!type )[^;]*? from '(?!node:|\.|@study-assistant\/)([^']+)';/gm;

/** The packages that the files of a folder import when they are loaded, by name. */
export async function listStartImports(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const names = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}
