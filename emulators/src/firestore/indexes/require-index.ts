import type { Aggregation, StructuredQuery } from '../protocol/messages.ts';
import { failedPrecondition } from '../protocol/status.ts';
import type { IndexSet } from './index-set.ts';
import { isServed, type Place } from './is-served.ts';
import { explainMissing } from './missing-index.ts';
import { planQuery } from './plan-query.ts';

/** Throws the cloud's error for a query without an index, with the entry that is missing. */
export function requireIndex(
  indexes: IndexSet,
  query: StructuredQuery = {},
  aggregations: Aggregation[] = [],
): void {
  const needs = planQuery(query, aggregations);
  const [from] = query.from ?? [];
  // A query over all collections below a parent only needs names.
  if (!from?.collectionId) return;
  const place: Place = {
    collection: from.collectionId,
    scope: from.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
  };
  const missing = needs.filter((need) => !isServed(need, place, indexes));
  if (missing.length > 0) throw failedPrecondition(explainMissing(missing, place, indexes));
}
