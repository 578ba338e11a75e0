import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the whole file or nothing: a crash in between leaves the previous one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

/** Returns the file's text; null if there is no file. */
export async function readIfThere(file: string): Promise<string | null> {
  return existsSync(file) ? readFile(file, 'utf8') : null;
}

export function parseState<T>(text: string, file: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`The saved state in ${file} is damaged; remove that file to start afresh.`);
  }
}
