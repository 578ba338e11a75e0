import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_DATABASE } from './firestore/databases/databases.ts';
import { AUTOMATIC_INDEXES, type IndexSet } from './firestore/indexes/index-set.ts';
import { parseIndexes } from './firestore/indexes/parse-indexes.ts';
import { parseRules, type Ruleset } from './rules/rules.ts';
import { watchParsed, type Watched } from './watched-file.ts';

/** The current content of the files named in firebase.json; rules are null if none are named. */
export type ProjectFiles = {
  firestoreRules: (databaseId: string) => Ruleset | null;
  firestoreIndexes: (databaseId: string) => IndexSet;
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

  const rules = new Map<string, Watched<Ruleset> | null>();
  const indexes = new Map<string, Watched<IndexSet> | null>();
  for (const { database = DEFAULT_DATABASE, ...section } of listSections(firestore)) {
    rules.set(database, await watch(section.rules, parseRules));
    indexes.set(database, await watch(section.indexes, parseIndexes));
  }
  const buckets = new Map<string | undefined, Watched<Ruleset> | null>();
  for (const section of listSections(storage)) {
    buckets.set(section.bucket, await watch(section.rules, parseRules));
  }
  return {
    firestoreRules: (databaseId) => rules.get(databaseId)?.current() ?? null,
    firestoreIndexes: (databaseId) => indexes.get(databaseId)?.current() ?? AUTOMATIC_INDEXES,
    storageRules: (bucket) => (buckets.get(bucket) ?? buckets.get(undefined))?.current() ?? null,
    stop: () => stops.forEach((stop) => stop()),
  };
}

function listSections(config: Section | Section[] = []): Section[] {
  return [config].flat();
}
