import type { DocumentStore, Stored } from '../documents/document-store.ts';
import { getField } from '../documents/fields.ts';
import { NAME, splitFieldPath } from '../protocol/field-path.ts';
import type { Aggregation, AggregationRequest, Value } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';
import { kindOf } from '../values/kind.ts';
import { readNumber, sumNumbers } from '../values/numbers.ts';
import { matchQuery } from './run-query.ts';

const MAX_AGGREGATIONS = 5;

/**
 * Counts, sums and averages by alias. A document that lacks a field that any of them needs is in
 * none, as one index answers all; what is no number counts as a document, and in no sum.
 * https://firebase.google.com/docs/firestore/query-data/aggregation-queries
 */
export function aggregate(
  store: DocumentStore,
  { parent, structuredAggregationQuery = {} }: AggregationRequest,
  at?: number,
): Record<string, Value> {
  const { structuredQuery = {}, aggregations = [] } = structuredAggregationQuery;
  requireValid(aggregations);
  const alsoNeeds = aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? []);
  const { found } = matchQuery(store, { parent, structuredQuery }, { at, alsoNeeds });
  const results = aggregations.map((aggregation, index): [string, Value] => [
    aggregation.alias || `field_${index + 1}`,
    computeOne(found, aggregation),
  ]);
  return Object.fromEntries(results);
}

function requireValid(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0)
    throw invalidArgument('An aggregation query needs an aggregation.');
  const aliases = aggregations.flatMap(({ alias }) => alias || []);
  if (new Set(aliases).size < aliases.length) {
    throw invalidArgument('Two aggregations have the same alias.');
  }
  if (aggregations.some(({ sum, avg }) => (sum ?? avg)?.field.fieldPath === NAME)) {
    throw invalidArgument('Names of documents cannot be summed up.');
  }
  if (aggregations.length <= MAX_AGGREGATIONS) return;
  throw invalidArgument(
    `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
      `Received: ${aggregations.length}`,
  );
}

function computeOne(found: readonly Stored[], { count, sum, avg }: Aggregation): Value {
  const fieldPath = (sum ?? avg)?.field.fieldPath;
  if (fieldPath === undefined) {
    const most = count?.upTo ? Number(count.upTo.value ?? 0) : Infinity;
    return { integerValue: String(Math.min(found.length, most)) };
  }
  const path = splitFieldPath(fieldPath);
  const numbers = found.flatMap(({ fields }) => {
    const value = getField(fields, path);
    return value && kindOf(value) === 'number' ? [value] : [];
  });
  if (sum) return sumNumbers(numbers);
  if (numbers.length === 0) return { nullValue: 'NULL_VALUE' };
  return { doubleValue: Number(readNumber(sumNumbers(numbers))) / numbers.length };
}
