import {
  toDocument,
  type DocumentStore,
  type Scope,
  type Stored,
} from '../documents/document-store.ts';
import { getField, pickFields } from '../documents/fields.ts';
import { splitName } from '../protocol/document-name.ts';
import { NAME, splitFieldPath } from '../protocol/field-path.ts';
import type { Document, QueryRequest, StructuredQuery } from '../protocol/messages.ts';
import { toPredicate } from './filters.ts';
import { findNearest } from './find-nearest.ts';
import { compareIn, compareWithCursor, toOrder } from './order.ts';

type Query = Pick<QueryRequest, 'parent' | 'structuredQuery'>;

/** The matching documents in their order, and how many the offset has skipped. */
export type Matches = { found: Stored[]; skipped: number };

/**
 * Finds what a query asks for, now or at a past time of the server. A document that lacks a field of
 * the order, even one implied by an inequality, is not among the results, as no index has it; the
 * same holds for `alsoNeeds`, the fields of aggregations.
 */
export function matchQuery(
  store: DocumentStore,
  { parent, structuredQuery: query = {} }: Query,
  { at, alsoNeeds = [] }: { at?: number | undefined; alsoNeeds?: string[] } = {},
): Matches {
  const { offset = 0 } = query;
  const limit = query.limit ? (query.limit.value ?? 0) : Infinity;
  const order = toOrder(query);
  const matches = toPredicate(query.where);
  const isInside = toRange(query, order);
  const needed = order.filter(({ fieldPath }) => fieldPath !== NAME).map(({ read }) => read);
  for (const path of alsoNeeds.map(splitFieldPath)) {
    needed.push(({ fields }) => getField(fields, path));
  }
  const found: Stored[] = [];
  for (const stored of store.list(toScope(parent, query), at)) {
    if (!matches(stored) || needed.some((read) => read(stored) === undefined)) continue;
    if (isInside(stored)) found.push(stored);
  }
  found.sort(compareIn(order));
  const skipped = Math.min(offset, found.length);
  return { found: found.slice(skipped, skipped + limit), skipped };
}

/** The documents that a query answers, with the fields that it selects. */
export function answerQuery(
  store: DocumentStore,
  request: Query,
  at?: number,
): { documents: Document[]; skipped: number } {
  const { select, findNearest: nearest } = request.structuredQuery ?? {};
  const matches = matchQuery(store, request, { at });
  const found = nearest ? findNearest(matches.found, nearest) : matches.found;
  const project = toProjection(select);
  return {
    documents: found.map((stored) => toDocument(project(stored))),
    skipped: matches.skipped,
  };
}

export function toScope(parent: string, { from = [] }: StructuredQuery): Scope {
  const [{ collectionId, allDescendants } = {}] = from;
  return {
    parent: splitName(parent),
    collectionId: collectionId || null,
    allDescendants: allDescendants ?? false,
  };
}

function toRange({ startAt, endAt }: StructuredQuery, order: ReturnType<typeof toOrder>) {
  const start = startAt && compareWithCursor(order, startAt);
  const end = endAt && compareWithCursor(order, endAt);
  return (stored: Stored) => {
    const isAfterStart = !start || (startAt?.before ? start(stored) >= 0 : start(stored) > 0);
    return isAfterStart && (!end || (endAt?.before ? end(stored) < 0 : end(stored) <= 0));
  };
}

/** A selection of the name alone gives documents without fields, an empty one gives all. */
function toProjection(select: StructuredQuery['select']): (stored: Stored) => Stored {
  if (!select?.fields?.length) return (stored) => stored;
  const paths = select.fields
    .filter(({ fieldPath }) => fieldPath !== NAME)
    .map(({ fieldPath }) => splitFieldPath(fieldPath));
  return (stored) => ({ ...stored, fields: pickFields(stored.fields, paths) });
}
