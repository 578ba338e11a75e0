import type { Access } from '../databases/backend.ts';
import { requireValidNames } from '../limits/require-valid-names.ts';
import { splitName } from '../protocol/document-name.ts';
import { NAME } from '../protocol/field-path.ts';
import type {
  Document,
  ListCollectionIdsRequest,
  ListDocumentsRequest,
  PartitionQueryRequest,
  StructuredQuery,
} from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';
import { compareNames } from '../values/names.ts';
import { compareText } from '../values/text.ts';
import { toMillis } from '../values/time.ts';
import { checkQuery } from './check-query.ts';
import { withMask } from './reads.ts';

const MOST_ON_A_PAGE = 300;
/** What the cloud takes for a request that names no size. */
const DOCUMENTS_ON_A_PAGE = 20;
/** The cloud divides no part that has fewer documents. */
const SMALLEST_PARTITION = 128;

/** A page of a collection's documents, in the order asked for, or by name. */
export async function listDocuments(access: Access, request: ListDocumentsRequest) {
  const { engine, guard, usage } = access;
  const { parent, collectionId, showMissing, mask, orderBy } = request;
  const structuredQuery: StructuredQuery = {
    from: [collectionId ? { collectionId } : {}],
    ...(orderBy && { orderBy: parseOrder(orderBy) }),
  };
  if (collectionId) checkQuery(access, { parent, structuredQuery });
  else guard.administer('list the documents of all collections');
  const { at } = await access.transactions.join(request);
  const { documents } = engine.query({ parent, structuredQuery }, at);
  let all: Partial<Document>[] = documents;
  if (showMissing) {
    guard.administer('list missing documents');
    if (orderBy) throw invalidArgument('Missing documents have no order but that of their names.');
    all = [...documents, ...listMissing(access, request, at)].sort((a, b) =>
      compareNames(a.name, b.name),
    );
  }
  const page = takePage(all, request, DOCUMENTS_ON_A_PAGE);
  usage.reads += Math.max(page.items.length, 1);
  const found = page.items as Document[];
  return {
    documents: mask ? found.map((document) => maskedOf(document, mask)) : found,
    nextPageToken: page.nextPageToken,
  };
}

/** Names alone where no document is but others are below. */
function listMissing(
  { engine }: Access,
  { parent, collectionId = '' }: ListDocumentsRequest,
  at: number | undefined,
): Document[] {
  const above = splitName(parent);
  const below = engine.list({ parent: above, collectionId: null, allDescendants: true }, at);
  const names = below
    .filter(({ path }) => path.length > above.length + 2 && path[above.length] === collectionId)
    .map(({ path }) => `${parent}/${collectionId}/${path[above.length + 1] ?? ''}`);
  return [...new Set(names)]
    .filter((name) => engine.find(name, at) === null)
    .map((name) => ({ name }));
}

export function listCollectionIds({ engine, guard }: Access, request: ListCollectionIdsRequest) {
  guard.administer('list collections');
  const above = splitName(request.parent);
  const at = request.readTime && toMillis(request.readTime);
  const below = engine.list({ parent: above, collectionId: null, allDescendants: true }, at);
  const ids = new Set(below.map(({ path }) => path[above.length] ?? ''));
  const page = takePage([...ids].sort(compareText), request, MOST_ON_A_PAGE);
  return Promise.resolve({ collectionIds: page.items, nextPageToken: page.nextPageToken });
}

/** The places at which a query of a whole collection group may be divided. */
export function partitionQuery({ engine, guard }: Access, request: PartitionQueryRequest) {
  guard.administer('divide a query');
  const { parent, structuredQuery = {}, readTime } = request;
  const count = Number(request.partitionCount ?? 0);
  if (count < 1) throw invalidArgument('The number of partitions must be positive.');
  const isByName = (structuredQuery.orderBy ?? []).every(({ field }) => field.fieldPath === NAME);
  if (!structuredQuery.from?.[0]?.allDescendants || !isByName) {
    throw invalidArgument('Only a collection group in the order of names can be divided.');
  }
  requireValidNames(
    (structuredQuery.from ?? []).map(({ collectionId = '' }) => `${parent}/${collectionId}`),
  );
  const { documents } = engine.query({ parent, structuredQuery }, readTime && toMillis(readTime));
  const parts = Math.min(count + 1, Math.floor(documents.length / SMALLEST_PARTITION));
  const cursors = Array.from({ length: Math.max(parts - 1, 0) }, (_, index) => {
    const first = documents[Math.floor(((index + 1) * documents.length) / parts)];
    return { values: [{ referenceValue: first?.name ?? '' }], before: true };
  });
  const page = takePage(cursors, request, cursors.length);
  return Promise.resolve({ partitions: page.items, nextPageToken: page.nextPageToken });
}

function maskedOf(document: Document, mask: { fieldPaths?: string[] }) {
  return document.createTime ? withMask(document, mask) : document;
}

/** A token is the number of items that came before. */
function takePage<Item>(
  items: readonly Item[],
  { pageSize = 0, pageToken = '' }: { pageSize?: number; pageToken?: string },
  most: number,
): { items: Item[]; nextPageToken: string } {
  const start = Number(pageToken || 0);
  if (!Number.isInteger(start) || start < 0 || pageSize < 0) {
    throw invalidArgument('The page is none that this server has begun.');
  }
  const end = start + (pageSize || most);
  return { items: items.slice(start, end), nextPageToken: end < items.length ? String(end) : '' };
}

function parseOrder(text: string) {
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc'] = part.trim().split(/\s+/);
    return {
      field: { fieldPath },
      direction: /^desc/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    };
  });
}
