import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ExtractionError, type ExtractionReason } from './extraction-error.ts';
import type { ExtractionLimits } from './extraction-limits.ts';
import type { Format } from './sniff-format.ts';
import type { SourceDocument } from './source-document.ts';

export type ReadRequest = {
  bytes: Uint8Array;
  fileName: string;
  format: Format;
  limits: ExtractionLimits;
};

export type ReadReply =
  { ok: true; document: SourceDocument } | { ok: false; reason: ExtractionReason; cause: string };

/**
 * Reads one document in a process of its own. A worker thread is not enough: its memory limit ends
 * the thread for many small allocations, but one large one (a string, an array, a Map that grows)
 * ends the whole server.
 */
export function readInProcess(workerUrl: URL, request: ReadRequest): Promise<SourceDocument> {
  const { seconds, heapMegabytes } = request.limits;
  const child = fork(fileURLToPath(workerUrl), {
    // Run from source (development, tests), the entry is TypeScript.
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      ...(workerUrl.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    // A document gets nothing to steal, and what a parser prints is its own affair.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  return new Promise<SourceDocument>((resolve, reject) => {
    function fail(reason: ExtractionReason, cause?: unknown) {
      reject(new ExtractionError(reason, cause));
    }
    const timer = setTimeout(() => fail('timeout'), seconds * 1000);
    child.on('message', (reply: ReadReply) => {
      if (reply.ok) resolve(reply.document);
      else fail(reply.reason, reply.cause);
    });
    child.on('error', (error) => fail('damaged', error));
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const outOfMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;
      fail(outOfMemory ? 'too-large' : 'damaged', `reader ended with ${signal ?? code}`);
    });
    child.send(request, (error) => {
      if (error) fail('damaged', error);
    });
  }).finally(() => child.kill('SIGKILL'));
}
