import type { Batch } from './text/plan-batches.ts';

/** How long slow batches may still take once there are enough questions, for a fairer choice. */
const GRACE_MS = 10_000;

type Run = {
  /** Asks for a batch; `enough` is aborted when its answer is no longer needed. */
  ask: (batch: Batch, enough: AbortSignal) => Promise<void>;
  isOver: () => boolean;
  hasEnough: () => boolean;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  atOnce: number;
};

/** Runs the batches, a few at once. */
export async function runBatches(
  batches: readonly Batch[],
  { ask, isOver, hasEnough, sleep, atOnce }: Run,
): Promise<void> {
  const enough = new AbortController();
  const waiting = [...batches];
  let open = batches.length;

  async function work(): Promise<void> {
    for (let batch = waiting.shift(); batch && !isOver(); batch = waiting.shift()) {
      await ask(batch, enough.signal);
      open -= 1;
      if (waiting.length === 0 && open > 0 && hasEnough()) endSoon();
    }
  }

  function endSoon(): void {
    sleep(GRACE_MS, enough.signal).then(
      () => enough.abort(),
      () => undefined,
    );
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    enough.abort();
  }
}
