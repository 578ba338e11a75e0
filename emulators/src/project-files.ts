import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AUTOMATIC_INDEXES, type IndexSet } from './firestore/indexes/index-set.ts';
import { parseIndexes } from './firestore/indexes/parse-indexes.ts';
import { parseRules, type Ruleset } from './rules/rules.ts';
import { watchParsed, type Watched } from './watched-file.ts';

/** The current content of the files named in firebase.json; rules are null if none are named. */
export type ProjectFiles = {
  firestoreRules: () => Ruleset | null;
  firestoreIndexes: () => IndexSet;
  storageRules: (bucket: string) => Ruleset | null;
  stop: () => void;
};

type Section = { rules?: string; indexes?: string; database?: string; bucket?: string };
type Config = { firestore?: Section | Section[]; storage?: Section | Section[] };

/** Rejects if a file is missing or wrong; later mistakes only cause a warning. */
export async function watchProjectFiles(
  projectRoot: string,
  warn: (message: string) => void,
): Promise<ProjectFiles> {
  const text = await readFile(path.join(projectRoot, 'firebase.json'), 'utf8');
  const { firestore, storage } = JSON.parse(text) as Config;
  const stops: (() => void)[] = [];

  async function watch<Content>(
    name: string | undefined,
    parse: (text: string, file: string) => Content,
  ): Promise<Watched<Content> | null> {
    if (name === undefined) return null;
    const file = await watchParsed(path.resolve(projectRoot, name), parse, warn);
    stops.push(() => file.stop());
    return file;
  }

  const database = listSections(firestore).find(isDefaultDatabase) ?? {};
  const rules = await watch(database.rules, parseRules);
  const indexes = await watch(database.indexes, parseIndexes);
  const buckets = new Map<string | undefined, Watched<Ruleset> | null>();
  for (const section of listSections(storage)) {
    buckets.set(section.bucket, await watch(section.rules, parseRules));
  }
  return {
    firestoreRules: () => rules?.current() ?? null,
    firestoreIndexes: () => indexes?.current() ?? AUTOMATIC_INDEXES,
    storageRules: (bucket) => (buckets.get(bucket) ?? buckets.get(undefined))?.current() ?? null,
    stop: () => stops.forEach((stop) => stop()),
  };
}

function listSections(config: Section | Section[] = []): Section[] {
  return [config].flat();
}

function isDefaultDatabase({ database = '(default)' }: Section): boolean {
  return database === '(default)';
}
