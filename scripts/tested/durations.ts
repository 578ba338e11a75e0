import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long a file of tests took when it ran last, with all that its tests need to begin. */
export type FileDuration = {
  project: string;
  /** From the root of the repository. */
  file: string;
  ms: number;
  tests: { name: string; ms: number }[];
};
export type TestDuration = { project: string; file: string; name: string; ms: number };

/** Of the repository; not by way of product.ts, which a Vitest configuration cannot load. */
export const root = path.resolve(import.meta.dirname, '..', '..');
const FOLDER = path.join(root, '.cache', 'durations');

/** Keeps what was measured in place of what the same files took before; the others stay. */
export async function saveDurations(
  measured: readonly FileDuration[],
  folder = FOLDER,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // One file a project: stages that run beside each other write at the same time.
  for (const project of new Set(measured.map((one) => one.project))) {
    const own = measured.filter((one) => one.project === project);
    const others = (await readProject(folder, `${project}.json`)).filter(
      ({ file }) => !own.some((one) => one.file === file),
    );
    await writeFile(path.join(folder, `${project}.json`), JSON.stringify([...others, ...own]));
  }
}

/** Of all projects; what is no file any more is left out. */
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
