import type { Access } from '../databases/backend.ts';
import type {
  CreateDocumentRequest,
  DeleteDocumentRequest,
  Document,
  Mask,
  UpdateDocumentRequest,
  Write,
} from '../protocol/messages.ts';
import { invalidArgument, notFound } from '../protocol/status.ts';
import { withMask } from './reads.ts';
import { commit } from './writes.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** Without an id the document gets one of the kind that SDKs make up. */
export async function createDocument(access: Access, request: CreateDocumentRequest) {
  const { parent, collectionId, documentId = '', document = {}, mask } = request;
  const name = `${parent}/${collectionId}/${documentId || makeId()}`;
  const update = { ...document, name };
  await commit(access, { writes: [{ update, currentDocument: { exists: false } }] });
  return answer(access, name, mask);
}

/** Without an update mask the whole document is replaced; it need not exist. */
export async function updateDocument(access: Access, request: UpdateDocumentRequest) {
  const { document, updateMask, mask, currentDocument } = request;
  if (!document?.name) throw invalidArgument('The document to update has no name.');
  const write: Write = {
    update: document,
    ...(updateMask && { updateMask }),
    ...(currentDocument && { currentDocument }),
  };
  await commit(access, { writes: [write] });
  return answer(access, document.name, mask);
}

export async function deleteDocument(access: Access, request: DeleteDocumentRequest) {
  const { name, currentDocument } = request;
  await commit(access, { writes: [{ delete: name, ...(currentDocument && { currentDocument }) }] });
  return {};
}

/** Another request may have deleted what was just written. */
function answer({ engine }: Access, name: string, mask: Mask | undefined): Document {
  const document = engine.find(name);
  if (!document) throw notFound(`Document "${name}" not found.`);
  return mask ? withMask(document, mask) : document;
}

function makeId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return [...numbers].map((number) => ID_LETTERS[number % ID_LETTERS.length]).join('');
}
