/** A page that asks for one thing after another asks again sooner than this. */
const QUIET_MS = 300;
const LATEST_MS = 10_000;

let requests = 0;
let timer: number | undefined;
const waiting = new Set<() => void>();

/** Counts a request as long as it lasts, so that what can wait takes no share of its connection. */
export async function asRequest<Result>(work: Promise<Result>): Promise<Result> {
  requests += 1;
  try {
    return await work;
  } finally {
    requests -= 1;
    listen();
  }
}

/** Runs a task once no request has been on its way for a moment, or at the latest after a timeout. */
export function whenQuiet(task: () => void): void {
  const runOnce = () => waiting.delete(runOnce) && task();
  waiting.add(runOnce);
  window.setTimeout(runOnce, LATEST_MS);
  listen();
}

function listen(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (requests === 0) waiting.forEach((run) => run());
  }, QUIET_MS);
}
