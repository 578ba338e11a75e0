import { ExtractionError, type ExtractionReason } from '../document/extraction-error.ts';
import type { PageRange } from '../document/pdf/read-pages.ts';
import type { ReadProgress } from '../document/read-progress.ts';
import type { ReadRequest } from '../document/read-request.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { askProcess, ProcessError, type ProcessEnd, type ProcessTask } from './ask-process.ts';
import type { StartAhead } from './start-ahead.ts';

/** The task of the process: a document, or pages of one that another process reads. */
export type ReadTask = ReadRequest & { pages?: PageRange };

export type ReadMessage =
  | { kind: 'document'; document: SourceDocument }
  | { kind: 'failure'; reason: ExtractionReason; cause: string }
  /** Tells which page of a scan is next. */
  | { kind: 'progress'; progress: ReadProgress }
  /** Asks for another process to read pages; the answer is a `SharedPages`. */
  | { kind: 'share'; pages: PageRange }
  /** Pages packed by `v8.serialize` for the process that asked; nothing in between unpacks them. */
  | { kind: 'pages'; packed: Uint8Array };

/** Null when no other process can read them. */
export type SharedPages = { packed: Uint8Array | null };

export type Reader = {
  entry: URL;
  /** Processes that are started ahead, each for a document of a format. */
  ahead: StartAhead;
  /** Runs a second process for the same document if there is room for it. */
  besides: <T>(task: () => Promise<T>) => Promise<T> | undefined;
};

/** For whoever waits: `report` is called before each page of a scan, `signal` ends the reading. */
export type Waiting = { report?: (progress: ReadProgress) => void; signal?: AbortSignal };

/**
 * Reads one document in a separate process, or in two that share its pages. The pages of a PDF
 * without text are looked at by a process of its own, since that may take much longer.
 *
 * @throws ExtractionError, or the signal's reason
 */
export async function readInProcess(
  reader: Reader,
  request: ReadRequest,
  waiting: Waiting,
): Promise<SourceDocument> {
  const document = await readOnce(reader, request, waiting).catch((error: unknown) => {
    const isScan = error instanceof ExtractionError && error.reason === 'no-text';
    if (!isScan || request.format !== 'pdf') throw error;
    return null;
  });
  if (document) return document;
  const limits = { ...request.limits, ...request.limits.scan, pages: request.limits.pages };
  return readOnce(reader, { ...request, limits, isScan: true }, waiting);
}

async function readOnce(
  reader: Reader,
  request: ReadRequest,
  { report, signal }: Waiting,
): Promise<SourceDocument> {
  const done = new AbortController();
  try {
    const reply = await ask(reader.entry, request, {
      started: reader.ahead.take(request.format),
      ...(signal && { signal }),
      receive(message: ReadMessage, answer) {
        if (message.kind === 'document' || message.kind === 'failure') return message;
        if (message.kind === 'progress') report?.(message.progress);
        if (message.kind === 'share') {
          const task = { ...request, pages: message.pages };
          void readPages(reader, task, done.signal).then(answer);
        }
        return undefined;
      },
    });
    if (reply.kind === 'document') return reply.document;
    throw new ExtractionError(reply.reason, reply.cause);
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    signal?.throwIfAborted();
    throw new ExtractionError(findReason(error), error);
  } finally {
    done.abort();
    reader.ahead.getReadySoon(request.format);
  }
}

/** If the second process fails, the first reads the pages itself within its own limits. */
async function readPages(
  { entry, besides }: Reader,
  task: ReadTask,
  signal: AbortSignal,
): Promise<SharedPages> {
  // Together they use little more processor time than one may.
  const limits = { ...task.limits, cpuSeconds: task.limits.cpuSeconds / 2 };
  const packed = besides(() =>
    ask(
      entry,
      { ...task, limits },
      {
        signal,
        receive: (message: ReadMessage) => (message.kind === 'pages' ? message : { packed: null }),
      },
    ),
  );
  return (await packed?.catch(() => null)) ?? { packed: null };
}

function ask<Reply>(
  entry: URL,
  request: ReadTask,
  more: Pick<ProcessTask<ReadMessage, Reply>, 'receive' | 'started' | 'signal'>,
): Promise<Reply> {
  const { heapMegabytes, wallSeconds } = request.limits;
  return askProcess({ entry, heapMegabytes, wallSeconds, request, ...more });
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
