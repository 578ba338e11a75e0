export type Pause = {
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

const MAX_TRIES = 4;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

/** A fault that may pass: `afterMs` is how long the service asks us to wait, null when it does not say. */
export class PassingFault extends Error {
  constructor(
    readonly afterMs: number | null,
    options: ErrorOptions,
  ) {
    super('The service may answer later.', options);
  }
}

/** Tries again after passing faults, with pauses that grow and are spread by chance. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  pause: Pause,
  signal: AbortSignal,
  remainingMs: () => number,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PassingFault)) throw error;
      const grown = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tried);
      const wait = (error.afterMs ?? 0) + pause.random() * grown;
      if (tried >= MAX_TRIES || wait > remainingMs()) throw error.cause;
      await pause.sleep(wait, signal);
    }
  }
}
