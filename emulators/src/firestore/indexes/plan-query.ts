import { NAME, normalizeFieldPath } from '../protocol/field-path.ts';
import type { Aggregation, StructuredQuery } from '../protocol/messages.ts';
import { listDisjunctions, type Comparison } from './disjunctions.ts';
import type { IndexField } from './index-set.ts';

/** What the indexes that answer one disjunction have to hold. */
export type Need = {
  /** Fields that equal a value; in any order, in either direction. */
  equal: string[];
  /** Arrays that contain a value. */
  contains: string[];
  /** What comes last in every index, in this order and these directions; the name is its end. */
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

/** A field that has the same value in every result needs no place in the order. */
function findFixed(disjunctions: Comparison[][]): (path: string) => boolean {
  return (path) => {
    const values = disjunctions.map(
      (comparisons) =>
        comparisons.find((one) => one.path === path && one.kind === 'equality')?.value,
    );
    return path !== NAME && values[0] !== undefined && new Set(values).size === 1;
  };
}

/** The whole order of the results: what the query leaves out, Firestore appends. */
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
    ...pathsOf(comparisons, 'inequality').sort(),
    ...aggregated.map(normalizeFieldPath).sort(),
  ]);
  for (const { path } of fields) implied.delete(path);
  const appended = [...implied].map((path): IndexField => ({ path, mode }));
  return [...fields, ...appended, asked[end] ?? { path: NAME, mode }];
}

function pathsOf(comparisons: Comparison[], kind: Comparison['kind']): string[] {
  const paths = comparisons.filter((one) => one.kind === kind).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => path !== NAME);
}
