import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommit } from '../../functions/scripts/read-commit.mjs';
import { root } from '../product.ts';
import type { RecordedQuery } from './record-queries.ts';

/** What the last successful run of all tests has seen; a deployment is compared with it. */
export type TestedRun = {
  /** The commit; null outside of git. */
  commit: string | null;
  /** The hashes of the rules files, by name. */
  rules: Record<string, string>;
  queries: RecordedQuery[];
};

export const TESTED_FOLDER = path.join(root, '.cache/tested');
export const RULES_FILES = ['firestore.rules', 'storage.rules'];

const RUN_FILE = 'run.json';

export async function forgetTestedRun(folder = TESTED_FOLDER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Collects what the stages left in the folder. */
export async function saveTestedRun(folder = TESTED_FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(
    RULES_FILES.map(async (name) => [name, hash(await readFile(path.join(root, name), 'utf8'))]),
  );
  const run: TestedRun = {
    commit: readCommit(root),
    rules: Object.fromEntries(rules) as TestedRun['rules'],
    queries: await readQueries(folder),
  };
  await writeFile(path.join(folder, RUN_FILE), JSON.stringify(run, null, 2));
}

/** Null when no full run has passed here. */
export async function readTestedRun(folder = TESTED_FOLDER): Promise<TestedRun | null> {
  const text = await readFile(path.join(folder, RUN_FILE), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as TestedRun);
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readQueries(folder: string): Promise<RecordedQuery[]> {
  const files = (await readdir(folder)).filter((name) => name.startsWith('queries-'));
  const lists = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return lists.flatMap((text) => JSON.parse(text) as RecordedQuery[]);
}
