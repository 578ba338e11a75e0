import { ExtractionError } from '../document/extraction-error.ts';
import type { ReadRequest } from '../document/read-request.ts';
import { readSourceDocument } from '../document/read-source-document.ts';
import type { ReadReply } from './read-in-process.ts';
import { describeError, serveProcess } from './serve-process.ts';

/** Entry of the process that reads one document. */
serveProcess<ReadRequest, ReadReply>(
  ({ limits }) => limits,
  async (request, send) => send(await answer(request)),
);

async function answer(request: ReadRequest): Promise<ReadReply> {
  try {
    return { ok: true, document: await readSourceDocument(request) };
  } catch (error) {
    const reason = error instanceof ExtractionError ? error.reason : 'damaged';
    return { ok: false, reason, cause: describe(error) };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof ExtractionError)) return describeError(error);
  return error.cause ? describe(error.cause) : error.reason;
}
