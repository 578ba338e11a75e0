/** Hosting ends a request after 60 s, of which what comes before and after the waiting needs some. */
export const MAX_WAIT_MS = 50_000;

type Waiting = {
  everyMs: number;
  wait: (ms: number) => Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/**
 * Looks for the outcome of a task again and again. The time that the looks take counts too: on a busy
 * day each takes seconds.
 *
 * @returns undefined when a request cannot wait any longer
 */
export async function waitForOutcome<Outcome>(
  look: () => Promise<Outcome | undefined>,
  { everyMs, wait, now = () => performance.now() }: Waiting,
): Promise<Outcome | undefined> {
  const end = now() + MAX_WAIT_MS;
  for (let paused = 0; ; paused += everyMs) {
    const outcome = await look();
    const isOver = now() + everyMs > end || paused + everyMs > MAX_WAIT_MS;
    if (outcome !== undefined || isOver) return outcome;
    await wait(everyMs);
  }
}
