import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Import } from './find-circles.ts';

const PACKAGE = /^@study-assistant\/([^/]+)\/(.+)$/;

const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gm;

/**
 * Reads those imports of source files that lead to files of this repository. Imports of types alone
 * can be left out.
 */
export async function readImports(
  root: string,
  files: readonly string[],
  { types }: { types: boolean } = { types: true },
): Promise<Import[]> {
  const found = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(path.join(root, from), 'utf8');
      const counted = types ? text : text.replaceAll(TYPE_IMPORT, '');
      const names = ts.preProcessFile(counted).importedFiles.map(({ fileName }) => fileName);
      const targets = await Promise.all(names.map((name) => resolve(root, from, name)));
      return targets.filter((to) => to !== null).map((to) => ({ from, to }));
    }),
  );
  const known = new Set(files);
  return found.flat().filter(({ to }) => known.has(to));
}

/** The file that an import names; null for an npm package. */
async function resolve(root: string, from: string, name: string): Promise<string | null> {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  const [, workspace, entry] = PACKAGE.exec(name) ?? [];
  if (!workspace) return null;
  const manifest = JSON.parse(
    await readFile(path.join(root, workspace, 'package.json'), 'utf8'),
  ) as { exports: Record<string, string> };
  const [pattern, target] =
    Object.entries(manifest.exports).find(([key]) => matches(key, `./${entry}`)) ?? [];
  if (!pattern || !target)
    throw new Error(`${from} imports ${name}, which ${workspace} exports not.`);
  const [before = ''] = pattern.split('*');
  return path.posix.join(workspace, target.replace('*', `./${entry}`.slice(before.length)));
}

function matches(pattern: string, name: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? pattern === name : name.startsWith(before) && name.endsWith(after);
}
