import type { ReadFile } from '@study-assistant/exchange/read-item';
import type { FileToRead } from './read-questions.worker.ts';

/** The reader's own bound: more than any file of questions with its pictures. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Files that take longer are made to. */
const PATIENCE_MS = 60_000;

const texts = {
  tooLarge: 'This file is larger than 40 MB.',
  tooSlow: 'This file takes too long to read.',
  broken: 'This file could not be read.',
} as const;

/**
 * Reads the questions of a file in a thread of its own, which ends with the reading. Nothing leaves the
 * browser. Rejects with an Error whose message is a sentence for the reader.
 */
export async function readInWorker(file: File, signal: AbortSignal): Promise<ReadFile> {
  if (file.size > MAX_BYTES) throw new Error(texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./read-questions.worker.ts', import.meta.url), {
    type: 'module',
  });
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      timeout.addEventListener('abort', () => reject(new Error(texts.tooSlow)));
      signal.addEventListener('abort', () => reject(new Error(texts.broken)));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFile>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error(texts.broken)));
      const toRead: FileToRead = { bytes, name: file.name };
      worker.postMessage(toRead, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
