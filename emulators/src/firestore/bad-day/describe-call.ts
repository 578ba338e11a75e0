import { splitName } from '../protocol/document-name.ts';
import type { StructuredQuery, TransactionSelector, Write } from '../protocol/messages.ts';

/** The header with a caller's name, for callers that should be distinguished and may be stopped. */
export const INSTANCE_HEADER = 'x-local-instance';

export type Call = {
  method: string;
  /** Empty for a caller without a name. */
  instance: string;
  request: object;
};

type Asked = TransactionSelector & {
  name?: string;
  documents?: string[];
  writes?: Write[];
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
  collectionId?: string;
};

/** Names the method and its collections. Ids are left out, since many are random. */
export function describeCall({ method, request }: Call): string {
  return `${method} ${[...new Set(listCollections(request))].sort().join('+')}`.trim();
}

export function isInTransaction({ request }: Call): boolean {
  const { transaction, newTransaction } = request as Asked;
  return newTransaction !== undefined || (transaction?.length ?? 0) > 0;
}

function listCollections(request: Asked): string[] {
  const { name, documents = [], writes = [], collectionId } = request;
  const query = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery;
  const written = writes.map((write) => write.update?.name ?? write.delete ?? write.verify ?? '');
  const named = [...(name ? [name] : []), ...documents, ...written];
  return [
    ...named.map((one) => splitName(one).at(-2) ?? ''),
    ...(query?.from ?? []).map((from) => from.collectionId ?? ''),
    ...(collectionId ? [collectionId] : []),
  ];
}
