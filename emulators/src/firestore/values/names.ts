import { splitName } from '../protocol/document-name.ts';
import { splitFieldPath } from '../protocol/field-path.ts';
import { compareText } from './text.ts';

const NUMERIC = /^__id(-?\d+)__$/;

/** Compares the ids of two paths: one that is the beginning of another comes first. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const compared = compareIds(a[at] ?? '', b[at] ?? '');
    if (compared !== 0) return compared;
  }
  return a.length - b.length;
}

/** Compares documents by name; those of another database by its name first. */
export function compareNames(a: string, b: string): number {
  const [one, other] = [databaseOf(a), databaseOf(b)];
  return one === other ? comparePaths(splitName(a), splitName(b)) : compareText(one, other);
}

/** The order of fields by name, a name at a time: backticks, which some need, do not count. */
export function compareFieldPaths(a: string, b: string): number {
  const [names, others] = [splitFieldPath(a), splitFieldPath(b)];
  const at = names.findIndex((name, depth) => name !== others[depth]);
  if (at < 0) return names.length - others.length;
  return compareText(names[at] ?? '', others[at] ?? '');
}

/** Ids that stand for Datastore's numbers come first, by number. */
function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const [one, other] = [toNumber(a), toNumber(b)];
  if (one !== null && other !== null) return one < other ? -1 : 1;
  if (one !== null) return -1;
  return other === null ? compareText(a, b) : 1;
}

function toNumber(id: string): bigint | null {
  if (!id.startsWith('__id')) return null;
  const [, digits] = NUMERIC.exec(id) ?? [];
  return digits === undefined ? null : BigInt(digits);
}

/** The beginning of a name that says of which database it is. */
export function databaseOf(name: string): string {
  return name.split('/', 4).join('/');
}
