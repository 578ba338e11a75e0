import { expect } from 'vitest';

/** Of what is read once a deletion has been made good; that takes as long as it can be taken back. */
export function expectPurged<T>(read: () => Promise<T>) {
  return expect.poll(read, { timeout: 60_000, interval: 500 });
}
