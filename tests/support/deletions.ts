import { expect } from 'vitest';

/** Expects what `read` gives once a deletion is final, which takes as long as the undo. */
export function expectPurged<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 60_000, interval: 500 });
}
