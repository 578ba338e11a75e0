type Turns = {
  /** Runs at most this many tasks at a time, the others in the order they came. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Runs a task if there is room for it now, or else returns undefined. */
  ifFree: <T>(task: () => Promise<T>) => Promise<T> | undefined;
};

export function limitConcurrency(atOnce: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is passed on directly, so that no newcomer can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { inTurn, ifFree: (task) => (running < atOnce ? inTurn(task) : undefined) };
}
