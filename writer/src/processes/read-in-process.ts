import { ExtractionError, type ExtractionReason } from '../document/extraction-error.ts';
import type { ReadRequest } from '../document/read-request.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { askProcess, ProcessError } from './ask-process.ts';

export type ReadReply =
  { ok: true; document: SourceDocument } | { ok: false; reason: ExtractionReason; cause: string };

/** Reads one document in a process of its own. */
export async function readInProcess(entry: URL, request: ReadRequest): Promise<SourceDocument> {
  const { seconds, heapMegabytes } = request.limits;
  const signal = AbortSignal.timeout(seconds * 1000);
  const reply = await askProcess({
    entry,
    heapMegabytes,
    request,
    signal,
    receive: (message: ReadReply) => message,
  }).catch((error: unknown) => {
    throw new ExtractionError(signal.aborted ? 'timeout' : findReason(error), error);
  });
  if (reply.ok) return reply.document;
  throw new ExtractionError(reply.reason, reply.cause);
}

function findReason(error: unknown): ExtractionReason {
  return error instanceof ProcessError && error.reason === 'too-large' ? 'too-large' : 'damaged';
}
