import { createStore, useStore } from '../dom/store.ts';
import type { UploadOptions } from './upload.ts';

export type RunningUpload = {
  file: File;
  /** The share of the body that has been sent, 0 to 1. */
  share: number;
  cancel: () => void;
};

export type UploadSlot = ReturnType<typeof createUploadSlot>;

/**
 * Allows one upload at a time and keeps it outside React, so that switching to another tab neither
 * stops the upload nor hides it.
 */
export function createUploadSlot() {
  const running = createStore<RunningUpload | null>(null);

  async function run<T>(file: File, send: (options: UploadOptions) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const upload = { file, cancel: () => stop.abort() };
    running.set({ ...upload, share: 0 });
    try {
      const sent = send({
        signal: stop.signal,
        onProgress: (share) => {
          if (!stop.signal.aborted) running.set({ ...upload, share });
        },
      });
      // The slot is free at once, however long the browser takes to abort the request.
      return await Promise.race([sent, rejectOnAbort(stop.signal)]);
    } finally {
      running.set(null);
    }
  }

  return { running, run };
}

export function useRunningUpload(slot: UploadSlot): RunningUpload | null {
  return useStore(slot.running);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
  });
}
