import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ruleset } from './rules/rules.ts';
import { watchRules, type WatchedRules } from './rules-file.ts';

/** The rules that a project's firebase.json names, as they are at the moment; null where it names none. */
export type ProjectRules = {
  firestore: () => Ruleset | null;
  storage: (bucket: string) => Ruleset | null;
  stop: () => void;
};

type Section = { rules?: string; database?: string; bucket?: string };
type Config = { firestore?: Section | Section[]; storage?: Section | Section[] };

/** Rejects if a file is missing or wrong; what is wrong with it later is warned of. */
export async function watchProjectRules(
  projectRoot: string,
  warn: (message: string) => void,
): Promise<ProjectRules> {
  const text = await readFile(path.join(projectRoot, 'firebase.json'), 'utf8');
  const { firestore, storage } = JSON.parse(text) as Config;
  const watched: WatchedRules[] = [];

  async function watch({ rules }: Section): Promise<WatchedRules | null> {
    if (rules === undefined) return null;
    const file = await watchRules(path.resolve(projectRoot, rules), warn);
    watched.push(file);
    return file;
  }

  const documents = await watch(listSections(firestore).find(isDefaultDatabase) ?? {});
  const buckets = new Map<string | undefined, WatchedRules | null>();
  for (const section of listSections(storage)) buckets.set(section.bucket, await watch(section));
  return {
    firestore: () => documents?.current() ?? null,
    storage: (bucket) => (buckets.get(bucket) ?? buckets.get(undefined))?.current() ?? null,
    stop: () => watched.forEach((file) => file.stop()),
  };
}

function listSections(config: Section | Section[] = []): Section[] {
  return [config].flat();
}

function isDefaultDatabase({ database = '(default)' }: Section): boolean {
  return database === '(default)';
}
