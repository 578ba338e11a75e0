import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommit } from '../../functions/scripts/read-commit.mjs';
import { root } from '../product.ts';
import type { RecordedQuery } from './record-queries.ts';

/** What the last whole run of the tests that passed has seen; a deployment is compared with it. */
export type TestedRun = {
  /** The commit; null outside of git. */
  commit: string | null;
  /** The rules files by name, each as a hash. */
  rules: Record<string, string>;
  queries: RecordedQuery[];
};

export const TESTED_FOLDER = path.join(root, '.cache/tested');
export const RULES_FILES = ['firestore.rules', 'storage.rules'];

const runFile = path.join(TESTED_FOLDER, 'run.json');

export async function forgetTestedRun(): Promise<void> {
  await rm(TESTED_FOLDER, { recursive: true, force: true });
}

export async function saveTestedRun(): Promise<void> {
  await mkdir(TESTED_FOLDER, { recursive: true });
  const rules = await Promise.all(
    RULES_FILES.map(async (name) => [name, hash(await readFile(path.join(root, name), 'utf8'))]),
  );
  const run: TestedRun = {
    commit: readCommit(root),
    rules: Object.fromEntries(rules) as TestedRun['rules'],
    queries: await readQueries(),
  };
  await writeFile(runFile, JSON.stringify(run, null, 2));
}

/** Null where no whole run has passed here. */
export async function readTestedRun(): Promise<TestedRun | null> {
  const text = await readFile(runFile, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as TestedRun);
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readQueries(): Promise<RecordedQuery[]> {
  const files = (await readdir(TESTED_FOLDER)).filter((name) => name.startsWith('queries-'));
  const lists = await Promise.all(
    files.map((name) => readFile(path.join(TESTED_FOLDER, name), 'utf8')),
  );
  return lists.flatMap((text) => JSON.parse(text) as RecordedQuery[]);
}
