import type { Duplex } from 'node:stream';
import type { Backend, Send } from './backend.ts';
import type {
  AggregationRequest,
  BatchGetRequest,
  ListCollectionIdsRequest,
  ListDocumentsRequest,
  QueryRequest,
  TransactionSelector,
} from './messages.ts';

export async function batchGetDocuments(backend: Backend, request: BatchGetRequest, send: Send) {
  const prepared = await joinTransaction(backend, request, request.documents);
  await forward(backend.engine.client.batchGetDocuments(prepared), send);
}

/** What a query finds is not locked: a change to it until the commit aborts the transaction instead. */
export async function runQuery(backend: Backend, request: QueryRequest, send: Send) {
  const prepared = await joinTransaction(backend, request);
  await forward(backend.engine.client.runQuery(prepared), send);
}

export async function runAggregationQuery(
  backend: Backend,
  request: AggregationRequest,
  send: Send,
) {
  const prepared = await joinTransaction(backend, request);
  await forward(backend.engine.client.runAggregationQuery(prepared), send);
}

export async function listDocuments({ engine }: Backend, request: ListDocumentsRequest) {
  const { parent, collectionId, showMissing, mask } = request;
  const [documents] = await engine.client.listDocuments({ parent, collectionId, showMissing });
  const wantsNames = mask !== undefined && !mask.fieldPaths?.length;
  return { documents: wantsNames ? documents.map(({ name }) => ({ name })) : documents };
}

export async function listCollectionIds({ engine }: Backend, request: ListCollectionIdsRequest) {
  const [collectionIds] = await engine.client.listCollectionIds({ parent: request.parent });
  return { collectionIds };
}

/** No cursors: everything is one partition, and the client reads it whole. */
export function partitionQuery() {
  return Promise.resolve({ partitions: [] });
}

async function joinTransaction(
  { transactions }: Backend,
  request: TransactionSelector,
  documents: string[] = [],
): Promise<object> {
  const transaction = await transactions.joinForRead(request, documents);
  if (!transaction) return request;
  const joined = { ...request, transaction };
  delete joined.newTransaction;
  return joined;
}

async function forward(stream: Duplex, send: Send): Promise<void> {
  for await (const message of stream as AsyncIterable<object>) send(message);
}
