import { ExtractionError, type ExtractionReason } from '../document/extraction-error.ts';
import type { ReadRequest } from '../document/read-request.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { askProcess, ProcessError, type ProcessEnd } from './ask-process.ts';

export type ReadReply =
  { ok: true; document: SourceDocument } | { ok: false; reason: ExtractionReason; cause: string };

/** Reads one document in a process of its own. */
export async function readInProcess(entry: URL, request: ReadRequest): Promise<SourceDocument> {
  const { heapMegabytes, wallSeconds } = request.limits;
  const reply = await askProcess({
    entry,
    heapMegabytes,
    wallSeconds,
    request,
    receive: (message: ReadReply) => message,
  }).catch((error: unknown) => {
    throw new ExtractionError(findReason(error), error);
  });
  if (reply.ok) return reply.document;
  throw new ExtractionError(reply.reason, reply.cause);
}

const REASONS: Record<ProcessEnd, ExtractionReason> = {
  'too-large': 'too-large',
  'too-much-work': 'too-much-work',
  'no-time': 'busy',
  ended: 'damaged',
};

function findReason(error: unknown): ExtractionReason {
  return error instanceof ProcessError ? REASONS[error.reason] : 'damaged';
}
