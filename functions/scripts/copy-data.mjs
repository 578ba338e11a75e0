import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder the same as another, files in folders included. A file that is the same already is left
 * alone: the emulator reloads what was written.
 */
export async function copyData(from, to) {
  const [wanted, old] = await Promise.all([listFiles(from), listFiles(to)]);
  await Promise.all(wanted.map((name) => copyFile(join(from, name), join(to, name))));
  const others = old.filter((name) => !wanted.includes(name));
  await Promise.all(others.map((name) => rm(join(to, name))));
}

/** Copies files into a folder, beside each other. */
export async function copyFiles(files, to) {
  await Promise.all(files.map((file) => copyFile(file, join(to, basename(file)))));
}

async function listFiles(folder) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

async function copyFile(from, to) {
  const [bytes, old] = await Promise.all([readFile(from), readFile(to).catch(() => null)]);
  if (old?.equals(bytes)) return;
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, bytes);
}
