import { NAME, normalizeFieldPath } from '../protocol/field-path.ts';
import type { Aggregation, StructuredQuery } from '../protocol/messages.ts';
import { compareFieldPaths } from '../values/names.ts';
import { listDisjunctions, type Comparison } from './disjunctions.ts';
import type { IndexField } from './index-set.ts';

/** What the indexes for one disjunction have to contain. */
export type Need = {
  /** Fields compared by equality, in any order and direction. */
  equal: string[];
  /** Arrays that contain a value. */
  contains: string[];
  /** The fields at the end of every index, in this order and direction; the name is the last. */
  sort: IndexField[];
};

export function planQuery(query: StructuredQuery, aggregations: Aggregation[] = []): Need[] {
  const disjunctions = listDisjunctions(query.where);
  const isFixed = findFixed(disjunctions);
  const sort = toSort(query, disjunctions.flat(), aggregations).filter(
    ({ path }) => !isFixed(path),
  );
  const sorted = new Set(sort.map(({ path }) => path));
  return disjunctions.map((comparisons) => ({
    equal: pathsOf(comparisons, 'equality').filter((path) => !sorted.has(path)),
    contains: pathsOf(comparisons, 'contains'),
    sort,
  }));
}

/** A field with the same value in every result needs no place in the order. */
function findFixed(disjunctions: Comparison[][]): (path: string) => boolean {
  return (path) => {
    const values = disjunctions.map(
      (comparisons) =>
        comparisons.find((one) => one.path === path && one.kind === 'equality')?.value,
    );
    return path !== NAME && values[0] !== undefined && new Set(values).size === 1;
  };
}

/** The complete order of the results, including what Firestore appends. */
function toSort(
  { orderBy = [] }: StructuredQuery,
  comparisons: Comparison[],
  aggregations: Aggregation[],
): IndexField[] {
  const asked = orderBy.map(({ field, direction }): IndexField => {
    const mode = direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
    return { path: normalizeFieldPath(field.fieldPath), mode };
  });
  const mode = asked.at(-1)?.mode ?? 'ASCENDING';
  const end = asked.findIndex(({ path }) => path === NAME);
  const fields = end < 0 ? asked : asked.slice(0, end);
  const aggregated = aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? []);
  const implied = new Set([
    ...pathsOf(comparisons, 'inequality').sort(compareFieldPaths),
    ...aggregated.map(normalizeFieldPath).sort(compareFieldPaths),
  ]);
  for (const { path } of fields) implied.delete(path);
  const appended = [...implied].map((path): IndexField => ({ path, mode }));
  return [...fields, ...appended, asked[end] ?? { path: NAME, mode }];
}

function pathsOf(comparisons: Comparison[], kind: Comparison['kind']): string[] {
  const paths = comparisons.filter((one) => one.kind === kind).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => path !== NAME);
}
