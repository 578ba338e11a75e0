import type { ChildProcess } from 'node:child_process';
import { startProcess } from './ask-process.ts';

/** The argument of a process started ahead; after it comes what the last piece of work was of. */
export const AHEAD = 'ahead';

/** Pieces of work further apart are not a series. */
const SERIES_MS = 20_000;

/**
 * Starts the next process ahead during a series of work, so that only the first piece waits for a
 * start. Each process still does one piece, which may have ruined it. It may load beforehand what
 * work of one sort needs, since a series is mostly of one sort.
 *
 * @returns a function that gives an unused process, if there is one, for work of a sort
 */
export function startAhead(
  task: { entry: URL; heapMegabytes: number },
  seriesMs = SERIES_MS,
): (sort: string) => ChildProcess | undefined {
  let ahead: ChildProcess | undefined;
  let seriesEnd: NodeJS.Timeout | undefined;

  function start(sort: string): void {
    const child = startProcess(task, [AHEAD, sort]);
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
    const unused = ahead;
    // It is forgotten at once, since on a busy machine its exit is told much later.
    ahead = undefined;
    unused?.kill('SIGKILL');
  }

  return (sort) => {
    const taken = ahead;
    ahead = undefined;
    taken?.ref();
    taken?.channel?.ref();
    if (seriesEnd) start(sort);
    clearTimeout(seriesEnd);
    seriesEnd = setTimeout(endSeries, seriesMs).unref();
    return taken;
  };
}
