import type { ChildProcess } from 'node:child_process';
import { startProcess } from './ask-process.ts';

/** The word that a process started ahead is given: it loads what it will most likely need. */
export const AHEAD = 'ahead';

/** Longer apart, and two pieces of work are no series. */
const SERIES_MS = 20_000;

/**
 * Starts the next process ahead while work comes in a series, so that only its beginning waits for
 * starts. Each process does one piece of work all the same: that may have ruined it.
 *
 * @returns gives a process that has done nothing yet, if there is one
 */
export function startAhead(
  task: { entry: URL; heapMegabytes: number },
  seriesMs = SERIES_MS,
): () => ChildProcess | undefined {
  let ahead: ChildProcess | undefined;
  let seriesEnd: NodeJS.Timeout | undefined;

  function start(): void {
    const child = startProcess(task, [AHEAD]);
    // Nobody waits for it: the server may end with it unused.
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
