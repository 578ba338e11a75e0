import { expect } from 'vitest';
import { UNTIL_DONE } from '../product/site.ts';

/** Expects what `read` gives once a deletion is final, which takes as long as the undo. */
export function expectPurged<T>(read: () => Promise<T>) {
  return expect.poll(read, { ...UNTIL_DONE, interval: 500 });
}
