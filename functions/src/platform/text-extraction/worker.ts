import { ExtractionError } from './extraction-error.ts';
import { readDocument } from './read-document.ts';
import type { ReadReply, ReadRequest } from './read-in-process.ts';
import { watchMemory } from './watch-memory.ts';

/** Entry of the process that reads one document. It stays until it is ended: its exit might overtake its reply. */
process.once('message', (request: ReadRequest) => {
  watchMemory(request.limits.processMegabytes);
  void answer(request).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit(0));

async function answer(request: ReadRequest): Promise<ReadReply> {
  try {
    return { ok: true, document: await readDocument(request) };
  } catch (error) {
    const reason = error instanceof ExtractionError ? error.reason : 'damaged';
    return { ok: false, reason, cause: describe(error) };
  }
}

function describe(error: unknown): string {
  if (error instanceof ExtractionError) return error.cause ? describe(error.cause) : error.reason;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
