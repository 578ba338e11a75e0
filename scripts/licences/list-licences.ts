import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { COMPILED_DATA } from './compiled-data.ts';

/** A package that is deployed, either in a bundle or installed by Cloud Build. */
export type Shipped = { name: string; version: string; licence: string; usedBy: string[] };

/** The workspaces that are deployed; packages of others stay on a developer's computer. */
const WORKSPACES = ['contract', 'exchange', 'functions', 'web', 'writer'] as const;

const lockedSchema = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: z.optional(z.record(z.string(), z.string())),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
type Locked = z.infer<typeof lockedSchema>;
const lockSchema = z.object({ packages: z.record(z.string(), lockedSchema) });

/** Older packages name theirs in a list, or only in a file. */
const manifestSchema = z.object({
  licenses: z.optional(z.array(z.object({ type: z.string() }))),
});

/** Lists every package that the deployment may load, from the lockfile, by name. */
export function listShipped(root: string): Shipped[] {
  const lock = lockSchema.parse(readJson(path.join(root, 'package-lock.json'))).packages;
  const shipped = new Map<string, Shipped>();
  for (const workspace of WORKSPACES) {
    for (const place of placesOf(lock, workspace)) {
      const { version = '', license } = lock[place] ?? {};
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? statedIn(path.join(root, place)) ?? '';
      const known = shipped.get(`${name}@${version}`);
      if (known) known.usedBy = [...new Set([...known.usedBy, workspace])];
      else shipped.set(`${name}@${version}`, { name, version, licence, usedBy: [workspace] });
    }
  }
  return [...shipped.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
}

/** The lockfile entries that a workspace needs, directly or indirectly. */
function placesOf(lock: Record<string, Locked>, workspace: string): Set<string> {
  const places = new Set<string>();
  const waiting = needsOf(lock[workspace]).map((name) => ({ from: workspace, name }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(lock, next.from, next.name);
    if (place === undefined || places.has(place) || lock[place]?.link) continue;
    places.add(place);
    waiting.push(...needsOf(lock[place]).map((name) => ({ from: place, name })));
  }
  return places;
}

function needsOf(locked: Locked | undefined): string[] {
  return [locked?.dependencies, locked?.optionalDependencies].flatMap((needs) =>
    Object.keys(needs ?? {}),
  );
}

/** npm finds a package beside the one that needs it, or further up. */
function placeOf(lock: Record<string, Locked>, from: string, name: string): string | undefined {
  const folders: string[] = [];
  for (
    let folder = from;
    folder !== '';
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  )
    folders.push(`${folder}/`);
  return [...folders, ''].map((folder) => `${folder}node_modules/${name}`).find((at) => at in lock);
}

function statedIn(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  return manifestSchema
    .parse(readJson(file))
    .licenses?.map(({ type }) => type)
    .join(' AND ');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The required content of docs/licences.md. */
export function writeNotices(shipped: readonly Shipped[]): string {
  const rows = shipped.map(
    ({ name, version, licence, usedBy }) =>
      `| ${name} | ${version} | ${licence} | ${usedBy.join(', ')} |`,
  );
  const data = COMPILED_DATA.map(
    ({ what, files, from, licence }) => `| ${what} | ${files} | ${from} | ${licence} |`,
  );
  return [
    '<!-- prettier-ignore-start -->',
    '# Licences of what is shipped',
    '',
    'Our own code is under the [MIT licence](../LICENSE). This page is written by `npm run make:licences` from `package-lock.json`: the packages that the web client and the functions may load, with those that they load in turn. `tests/repository/licences.test.ts` fails where the page is stale, where a package names no licence, and where it is none of those that go with ours (`scripts/licences/allowed.ts`). The texts of the licences lie in each package, and beside the functions’ bundle in `THIRD-PARTY-LICENCES.txt`.',
    '',
    '## Data',
    '',
    '| what | where | from | licence |',
    '| --- | --- | --- | --- |',
    ...data,
    '',
    `## Packages (${shipped.length})`,
    '',
    '| package | version | licence | used by |',
    '| --- | --- | --- | --- |',
    ...rows,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}
