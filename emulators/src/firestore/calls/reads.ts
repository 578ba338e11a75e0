import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Access, Backend } from '../databases/backend.ts';
import { countReads } from '../databases/usage.ts';
import { divideLists } from '../engine/divide-lists.ts';
import { requireValidNames } from '../limits/require-valid-names.ts';
import type {
  AggregationRequest,
  BatchGetRequest,
  GetDocumentRequest,
  ListCollectionIdsRequest,
  ListDocumentsRequest,
  QueryRequest,
  Send,
  TransactionSelector,
} from '../protocol/messages.ts';
import { notFound } from '../protocol/status.ts';
import { checkQuery } from './check-query.ts';

export async function getDocument(access: Access, request: GetDocumentRequest) {
  const { name } = request;
  requireValidNames([name]);
  await joinTransaction(access, request, [name]);
  access.guard.get([name]);
  access.usage.reads += 1;
  const document = access.engine.find(name);
  if (!document) throw notFound(`Document "${name}" not found.`);
  return document;
}

export async function batchGetDocuments(access: Access, request: BatchGetRequest, send: Send) {
  requireValidNames(request.documents ?? []);
  const prepared = await joinTransaction(access, request, request.documents);
  access.guard.get(request.documents ?? []);
  const stream = access.engine.client.batchGetDocuments(prepared);
  await countReads(access.usage, send, (counted) => forward(stream, counted));
}

/** The results are not locked; if one changes before the commit, the transaction aborts. */
export async function runQuery(access: Access, request: QueryRequest, send: Send) {
  checkQuery(access, request);
  const { structuredQuery = {} } = request;
  const divided = { ...request, structuredQuery: divideLists(structuredQuery) };
  const prepared = await joinTransaction(access, divided);
  const stream = access.engine.client.runQuery(prepared);
  await countReads(access.usage, send, (counted) => forward(stream, counted));
}

export async function runAggregationQuery(access: Access, request: AggregationRequest, send: Send) {
  const { parent, structuredAggregationQuery: { structuredQuery, aggregations } = {} } = request;
  checkQuery(access, { parent, ...(structuredQuery && { structuredQuery }) }, aggregations);
  const prepared = await joinTransaction(access, request);
  access.usage.reads += 1;
  await forward(access.engine.client.runAggregationQuery(prepared), send);
}

export async function listDocuments(access: Access, request: ListDocumentsRequest) {
  const { engine, guard, usage } = access;
  const { parent, collectionId, showMissing, mask } = request;
  checkQuery(access, { parent, structuredQuery: { from: [{ collectionId }] } });
  if (showMissing) guard.administer('list missing documents');
  const [documents] = await engine.client.listDocuments({ parent, collectionId, showMissing });
  usage.reads += Math.max(documents.length, 1);
  const wantsNames = mask !== undefined && !mask.fieldPaths?.length;
  return { documents: wantsNames ? documents.map(({ name }) => ({ name })) : documents };
}

export async function listCollectionIds(
  { engine, guard }: Access,
  request: ListCollectionIdsRequest,
) {
  guard.administer('list collections');
  const [collectionIds] = await engine.client.listCollectionIds({ parent: request.parent });
  return { collectionIds };
}

/** No cursors: everything is one partition, and the client reads it whole. */
export function partitionQuery({ guard }: Access) {
  guard.administer('divide a query');
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

/** A loop over a stream ends with an error that nobody sees, whose trace costs as much as the reading. */
async function forward(stream: Duplex, send: Send): Promise<void> {
  stream.on('data', send);
  await finished(stream, { writable: false });
  stream.destroy();
}
