/** Runs at most `atOnce` of the tasks given to it at a time, the others in the order they came. */
export function limitConcurrency(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
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
  };
}
