import type { Access } from '../databases/backend.ts';
import { requireIndex } from '../indexes/require-index.ts';
import { requireValidNames } from '../limits/require-valid-names.ts';
import type { Aggregation, QueryRequest } from '../protocol/messages.ts';
import { requireValidQuery } from '../query/require-valid-query.ts';

/** Throws when the rules or the cloud would refuse the query. */
export function checkQuery(
  { guard, indexes, watchQuery }: Access,
  { parent, structuredQuery = {} }: Pick<QueryRequest, 'parent' | 'structuredQuery'>,
  aggregations: Aggregation[] = [],
): void {
  watchQuery(structuredQuery, aggregations);
  requireValidQuery(parent, structuredQuery);
  const collections = (structuredQuery.from ?? []).flatMap(
    ({ collectionId }) => collectionId ?? [],
  );
  requireValidNames(collections.map((id) => `${parent}/${id}`));
  guard.list({ parent, structuredQuery });
  requireIndex(indexes, structuredQuery, aggregations);
}
