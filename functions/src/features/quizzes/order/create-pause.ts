/** Progress is stored at most this often, ms: a bar needs no more, and each store is a paid write. */
const REPORT_EVERY_MS = 1000;

/** Answers whether it is time to tell progress again; the first time is a while after the start. */
export function createPause(clock: () => Date): () => boolean {
  let last = clock().getTime();
  return () => {
    const now = clock().getTime();
    if (now - last < REPORT_EVERY_MS) return false;
    last = now;
    return true;
  };
}
