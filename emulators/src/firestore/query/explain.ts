import { planQuery } from '../indexes/plan-query.ts';
import type { QueryRequest } from '../protocol/messages.ts';

/** How a query went: `began` is when, by the clock of performance.now(). */
type Run = { results: number; reads: number; began: number };

/**
 * What the cloud says of a query: the indexes that it needs, and after it was run, what it cost.
 * https://firebase.google.com/docs/firestore/query-explain
 */
export function explainQuery(
  { structuredQuery = {} }: Pick<QueryRequest, 'structuredQuery'>,
  run?: Run,
) {
  const isGroup = structuredQuery.from?.[0]?.allDescendants ?? false;
  const indexesUsed = planQuery(structuredQuery).map(({ equal, contains, sort }) =>
    toStruct({
      query_scope: isGroup ? 'Collection Group' : 'Collection',
      properties: `(${[
        ...contains.map((path) => `${path} CONTAINS`),
        ...equal.map((path) => `${path} ASC`),
        ...sort.map(({ path, mode }) => `${path} ${mode === 'DESCENDING' ? 'DESC' : 'ASC'}`),
      ].join(', ')})`,
    }),
  );
  return { planSummary: { indexesUsed }, ...(run && { executionStats: toStats(run) }) };
}

function toStats({ results, reads, began }: Run) {
  const nanos = Math.round((performance.now() - began) * 1e6);
  return {
    resultsReturned: String(results),
    executionDuration: { seconds: String(Math.floor(nanos / 1e9)), nanos: nanos % 1e9 },
    readOperations: String(Math.max(reads, 1)),
    debugStats: {
      fields: {
        billing_details: {
          structValue: toStruct({
            documents_billable: String(reads),
            index_entries_billable: '0',
            small_ops: '0',
            min_query_cost: '0',
          }),
        },
        documents_scanned: { stringValue: String(results) },
        index_entries_scanned: { stringValue: String(results) },
      },
    },
  };
}

/** The form of google.protobuf.Struct. */
function toStruct(fields: Record<string, string>) {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]),
    ),
  };
}
