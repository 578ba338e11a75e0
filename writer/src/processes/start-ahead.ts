import type { ChildProcess } from 'node:child_process';
import { startProcess } from './ask-process.ts';

/** The argument of a process started ahead, which makes it load what it will probably need. */
export const AHEAD = 'ahead';

/** Pieces of work further apart are not a series. */
const SERIES_MS = 20_000;

/**
 * Starts the next process ahead during a series of work, so that only the first piece waits for a
 * start. Each process still does one piece, which may have ruined it.
 *
 * @returns a function that gives an unused process, if there is one
 */
export function startAhead(
  task: { entry: URL; heapMegabytes: number },
  seriesMs = SERIES_MS,
): () => ChildProcess | undefined {
  let ahead: ChildProcess | undefined;
  let seriesEnd: NodeJS.Timeout | undefined;

  function start(): void {
    const child = startProcess(task, [AHEAD]);
    // The server may end without having used it.
    child.unref();
    child.channel?.unref();
    const forget = () => {
      if (ahead === child) ahead = undefined;
    };
    child.once('exit', forget);
    child.once('error', forget);
    ahead = child;
  }

  function endSeries(): void {
    seriesEnd = undefined;
    ahead?.kill('SIGKILL');
  }

  return () => {
    const taken = ahead;
    ahead = undefined;
    taken?.ref();
    taken?.channel?.ref();
    if (seriesEnd) start();
    clearTimeout(seriesEnd);
    seriesEnd = setTimeout(endSeries, seriesMs).unref();
    return taken;
  };
}
