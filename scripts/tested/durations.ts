import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The duration of a test file's last run, including the setup of its tests. */
export type FileDuration = {
  project: string;
  /** The path from the root of the repository. */
  file: string;
  ms: number;
  tests: { name: string; ms: number }[];
};
export type TestDuration = { project: string; file: string; name: string; ms: number };

/** The root of the repository; product.ts cannot be loaded by a Vitest configuration. */
export const root = path.resolve(import.meta.dirname, '..', '..');
const FOLDER = path.join(root, '.cache', 'durations');

/** Saves measurements in place of earlier ones of the same files; the others stay. */
export async function saveDurations(
  measured: readonly FileDuration[],
  folder = FOLDER,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Each project has its own file, since parallel stages write at the same time.
  for (const project of new Set(measured.map((one) => one.project))) {
    const own = measured.filter((one) => one.project === project);
    const others = (await readProject(folder, `${project}.json`)).filter(
      ({ file }) => !own.some((one) => one.file === file),
    );
    await writeFile(path.join(folder, `${project}.json`), JSON.stringify([...others, ...own]));
  }
}

/** Reads all projects, without files that no longer exist. */
export async function readDurations(folder = FOLDER): Promise<FileDuration[]> {
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(names.map((name) => readProject(folder, name)));
  return all.flat().filter(({ file }) => existsSync(path.join(root, file)));
}

export function dearestFiles(all: readonly FileDuration[], count: number): FileDuration[] {
  return all.toSorted((a, b) => b.ms - a.ms).slice(0, count);
}

export function dearestTests(all: readonly FileDuration[], count: number): TestDuration[] {
  const tests = all.flatMap(({ project, file, tests }) =>
    tests.map((test) => ({ project, file, ...test })),
  );
  return tests.sort((a, b) => b.ms - a.ms).slice(0, count);
}

async function readProject(folder: string, name: string): Promise<FileDuration[]> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => '[]');
  return JSON.parse(text) as FileDuration[];
}
