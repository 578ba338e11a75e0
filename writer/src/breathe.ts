import { setImmediate } from 'node:timers/promises';

/** Lets the server answer other requests between two batches of work, and stops on an abort. */
export async function breathe(signal?: AbortSignal): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}
