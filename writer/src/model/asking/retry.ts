import type { WriterError } from '../../writer.ts';
import type { ModelEvent } from './model-event.ts';

export type Pause = {
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A random number from 0 to 1, for the length of the pauses. */
  random: () => number;
};

type Bounds = Pause & {
  signal: AbortSignal;
  remainingMs: () => number;
  watch: (event: ModelEvent) => void;
};

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 20_000;

/** A fault that may pass; `afterMs` is the pause that the service asks for, or null. */
export class PassingFault extends Error {
  constructor(
    readonly lasting: WriterError,
    readonly afterMs: number | null,
  ) {
    super('The service may answer later.', { cause: lasting });
  }
}

/**
 * Retries after passing faults. Pauses grow and are random over their whole length ("full jitter"),
 * so that calls that failed together do not return together.
 *
 * @throws the lasting error of the last fault when tries or time are used up
 */
export async function withRetries<T>(attempt: () => Promise<T>, bounds: Bounds): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PassingFault)) throw error;
      const grown = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries);
      const pauseMs = (error.afterMs ?? 0) + bounds.random() * grown;
      if (retries >= MAX_RETRIES || pauseMs >= bounds.remainingMs()) throw error.lasting;
      bounds.watch({ kind: 'retried', because: error.lasting.reason, pauseMs });
      await bounds.sleep(pauseMs, bounds.signal);
    }
  }
}
