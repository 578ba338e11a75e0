import path from 'node:path';

/** `from` imports `to`; both are paths from the root of the repository. */
export type Import = { from: string; to: string };

/**
 * Finds circles of imports between files, or between the children of one folder: a folder imports
 * what any file in it imports. Types count as much as values. One circle is reported per folder.
 */
export function findCircles(imports: readonly Import[]): string[] {
  return [...groupByFolder(imports)].flatMap(([folder, edges]) => {
    const circle = findCircle(edges);
    return circle ? [describe(folder, circle)] : [];
  });
}

/** Maps each child of the lowest folder with both ends of an import to the children it imports. */
type Edges = Map<string, Map<string, Import>>;

function groupByFolder(imports: readonly Import[]): Map<string, Edges> {
  const folders = new Map<string, Edges>();
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')];
    const depth = from.findIndex((part, at) => part !== to[at]);
    if (depth === -1) continue;
    const [folder, importer, imported] = [from.slice(0, depth).join('/'), from[depth], to[depth]];
    const edges = getOrAdd(folders, folder, () => new Map<string, Map<string, Import>>());
    getOrAdd(edges, importer ?? '', () => new Map<string, Import>()).set(imported ?? '', one);
  }
  return folders;
}

/** The imports of one circle in order; null if there is none. */
function findCircle(edges: Edges): Import[] | null {
  const finished = new Set<string>();

  function walk(child: string, trail: readonly string[]): string[] | null {
    const start = trail.indexOf(child);
    if (start !== -1) return [...trail.slice(start), child];
    if (finished.has(child)) return null;
    for (const next of edges.get(child)?.keys() ?? []) {
      const circle = walk(next, [...trail, child]);
      if (circle) return circle;
    }
    finished.add(child);
    return null;
  }

  for (const child of edges.keys()) {
    const circle = walk(child, []);
    if (circle)
      return circle.slice(1).flatMap((to, at) => edges.get(circle[at] ?? '')?.get(to) ?? []);
  }
  return null;
}

function describe(folder: string, circle: readonly Import[]): string {
  const inFolder = (file: string) => path.posix.relative(folder, file);
  const steps = circle.map(({ from, to }) => `${inFolder(from)} imports ${inFolder(to)}`);
  return `${folder || 'the repository'}: ${steps.join(', ')}`;
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
