import { availableParallelism } from 'node:os';
import { ExtractionError } from '../document/extraction-error.ts';
import { DEFAULT_LIMITS, type ExtractionLimits } from '../document/extraction-limits.ts';
import { sniffFormat } from '../document/sniff-format.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { readInProcess, type Reader, type Waiting } from './read-in-process.ts';
import { startAhead } from './start-ahead.ts';

type DocumentFile = {
  bytes: Uint8Array;
  /** Only used for the title; the content shows the format. */
  fileName: string;
};

export type TextExtractor = {
  /** Rejects only with an ExtractionError, or the signal's reason. */
  extract(file: DocumentFile, waiting?: Waiting): Promise<SourceDocument>;
};

/** Reads the text of documents, each in a separate process that a bad document may ruin. */
export function createTextExtractor(options: {
  /** The worker's entry, or the file it is bundled into. */
  workerUrl: URL;
  limits?: Partial<ExtractionLimits>;
  /** The number of processors; with two, two processes share a long document. */
  cores?: number;
}): TextExtractor {
  const { workerUrl: entry, cores = availableParallelism() } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { heapMegabytes, atOnce } = limits;
  const { inTurn, ifFree } = limitConcurrency(atOnce);
  const reader: Reader = {
    entry,
    ahead: startAhead({ entry, heapMegabytes }),
    besides: (task) => (cores > 1 ? ifFree(task) : undefined),
  };
  return {
    async extract({ bytes, fileName }, waiting = {}) {
      if (bytes.length === 0) throw new ExtractionError('empty');
      const format = sniffFormat(bytes);
      const request = { bytes, fileName, format, limits };
      return inTurn(() => readInProcess(reader, request, waiting));
    },
  };
}
