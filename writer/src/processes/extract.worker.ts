import { once } from 'node:events';
import { deserialize, serialize } from 'node:v8';
import { ExtractionError } from '../document/extraction-error.ts';
import type { Line } from '../document/pdf/line.ts';
import type { PageRange } from '../document/pdf/read-pages.ts';
import type { ReadProgress } from '../document/read-progress.ts';
import { readSourceDocument } from '../document/read-source-document.ts';
import type { ReadMessage, ReadTask, SharedPages } from './read-in-process.ts';
import { describeError, serveProcess } from './serve-process.ts';
import { AHEAD } from './start-ahead.ts';
import { warmUp } from './warm-up.ts';

/** The entry of the process that reads one document, or some of its pages. */
serveProcess<ReadTask, ReadMessage>(
  ({ limits }) => limits,
  async (task, send) => send(await answer(task, send)),
);

const [ahead, format] = process.argv.slice(2);
if (ahead === AHEAD) void warmUp(format);

async function answer(task: ReadTask, send: (message: ReadMessage) => void): Promise<ReadMessage> {
  try {
    if (task.pages) return { kind: 'pages', packed: await readPages(task.bytes, task.pages) };
    const share = (pages: PageRange) => askToShare(pages, send);
    const onPage = (progress: ReadProgress) => send({ kind: 'progress', progress });
    return { kind: 'document', document: await readSourceDocument(task, { share, onPage }) };
  } catch (error) {
    const reason = error instanceof ExtractionError ? error.reason : 'damaged';
    return { kind: 'failure', reason, cause: describe(error) };
  }
}

async function readPages(bytes: Uint8Array, pages: PageRange): Promise<Uint8Array> {
  const { readPdfPages } = await import('../document/pdf/read-pdf.ts');
  return serialize(await readPdfPages(Buffer.from(bytes), pages));
}

async function askToShare(
  pages: PageRange,
  send: (message: ReadMessage) => void,
): Promise<Line[][] | null> {
  send({ kind: 'share', pages });
  const [{ packed }] = (await once(process, 'message')) as [SharedPages];
  return packed && (deserialize(packed) as Line[][]);
}

function describe(error: unknown): string {
  if (!(error instanceof ExtractionError)) return describeError(error);
  return error.cause ? describe(error.cause) : error.reason;
}
