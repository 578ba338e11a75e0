type Turns = {
  /** Runs at most so many of the tasks given to it at a time, the others in the order they came. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Runs a task where there is room for it now; undefined where there is none. */
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
      // The place is handed on rather than given back, so that no newcomer can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { inTurn, ifFree: (task) => (running < atOnce ? inTurn(task) : undefined) };
}
