import type { Access } from '../databases/backend.ts';
import { countReads } from '../databases/usage.ts';
import { pickFields } from '../documents/fields.ts';
import type { Reading } from '../engine/transactions.ts';
import { requireValidNames } from '../limits/require-valid-names.ts';
import { splitFieldPath } from '../protocol/field-path.ts';
import type {
  AggregationRequest,
  BatchGetRequest,
  Document,
  GetDocumentRequest,
  QueryRequest,
  Send,
} from '../protocol/messages.ts';
import { notFound } from '../protocol/status.ts';
import { explainQuery } from '../query/explain.ts';
import { toProtoTime } from '../values/time.ts';
import { checkQuery } from './check-query.ts';

export async function getDocument(access: Access, request: GetDocumentRequest): Promise<Document> {
  const { name, mask } = request;
  requireValidNames([name]);
  const reading = await access.transactions.join(request, [name]);
  access.guard.get([name]);
  access.usage.reads += 1;
  const document = readDocument(access, reading, name);
  if (!document) throw notFound(`Document "${name}" not found.`);
  return mask ? withMask(document, mask) : document;
}

export async function batchGetDocuments(access: Access, request: BatchGetRequest, send: Send) {
  const { documents: names = [], mask } = request;
  requireValidNames(names);
  const reading = await access.transactions.join(request, names);
  access.guard.get(names);
  const readTime = timeOf(access, reading);
  if (reading.begun) send({ transaction: reading.begun, readTime });
  countReads(access.usage, send, (counted) => {
    for (const name of new Set(names)) {
      const found = readDocument(access, reading, name);
      if (!found) counted({ missing: name, readTime });
      else counted({ found: mask ? withMask(found, mask) : found, readTime });
    }
  });
}

/** The results are not locked; if one changes before the commit, the transaction aborts. */
export async function runQuery(access: Access, request: QueryRequest, send: Send) {
  checkQuery(access, request);
  const { engine, transactions, usage } = access;
  const { explainOptions: explain } = request;
  const reading = await transactions.join(request);
  const readTime = timeOf(access, reading);
  if (reading.begun) send({ transaction: reading.begun, readTime });
  if (explain && !explain.analyze) return send({ explainMetrics: explainQuery(request) });
  const began = performance.now();
  const { documents, skipped } = engine.query(request, reading.at);
  reading.remember(
    () => describe(documents),
    () => describe(engine.query(request).documents),
  );
  const run = { results: documents.length, reads: documents.length, began };
  const explained = explain && { explainMetrics: explainQuery(request, run) };
  countReads(usage, send, (counted) => {
    if (skipped > 0) counted({ skippedResults: skipped, readTime });
    for (const document of documents.slice(0, -1)) counted({ document, readTime });
    const last = documents.at(-1);
    if (last) counted({ document: last, readTime, ...explained });
    else if (skipped === 0 || explained) counted({ readTime, ...explained });
  });
}

export async function runAggregationQuery(access: Access, request: AggregationRequest, send: Send) {
  const { parent, structuredAggregationQuery: { structuredQuery, aggregations } = {} } = request;
  const query = { parent, ...(structuredQuery && { structuredQuery }) };
  checkQuery(access, query, aggregations);
  const { explainOptions: explain } = request;
  const { engine, transactions, usage } = access;
  const reading = await transactions.join(request);
  const readTime = timeOf(access, reading);
  const transaction = reading.begun && { transaction: reading.begun };
  usage.reads += 1;
  if (explain && !explain.analyze) return send({ explainMetrics: explainQuery(query), readTime });
  const began = performance.now();
  const aggregateFields = engine.aggregate(request, reading.at);
  reading.remember(
    () => JSON.stringify(aggregateFields),
    () => JSON.stringify(engine.aggregate(request)),
  );
  const run = { results: 1, reads: 1, began };
  const explained = explain && { explainMetrics: explainQuery(query, run) };
  send({ result: { aggregateFields }, readTime, ...transaction, ...explained });
}

/** The time at which a read sees the documents. */
function timeOf({ engine }: Access, { at }: Reading) {
  return toProtoTime(at ?? engine.now());
}

export function withMask(document: Document, { fieldPaths = [] }: { fieldPaths?: string[] }) {
  const fields = pickFields(document.fields ?? {}, fieldPaths.map(splitFieldPath));
  return { ...document, fields };
}

function readDocument({ engine }: Access, { at, remember }: Reading, name: string) {
  const document = engine.find(name, at);
  remember(
    () => describe([document]),
    () => describe([engine.find(name)]),
  );
  return document;
}

/** What is the same as long as the documents are. */
function describe(documents: readonly (Document | null)[]): string {
  return JSON.stringify(
    documents.map(
      (document) => document && [document.name, document.createTime, document.updateTime],
    ),
  );
}
