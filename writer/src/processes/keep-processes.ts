import type { ChildProcess } from 'node:child_process';
import { startProcess } from './ask-process.ts';
import { FREE, SPENT } from './serve-process.ts';

/** A process that nobody asks for this long is ended. */
const IDLE_MS = 60_000;

/**
 * Keeps processes that say that they are free, so that the next piece of work need not load what this
 * one has. Only for work whose input our own code has made: a process that reads files is used once.
 *
 * @returns a function that gives a free process, or else starts one
 */
export function keepProcesses(
  task: { entry: URL; heapMegabytes: number },
  idleMs = IDLE_MS,
): () => ChildProcess {
  /** Each with the timer that ends it. */
  const free = new Map<ChildProcess, NodeJS.Timeout>();

  function keep(child: ChildProcess): void {
    // The server may end meanwhile.
    child.unref();
    child.channel?.unref();
    free.set(child, setTimeout(end, idleMs, child).unref());
  }

  function end(child: ChildProcess): void {
    clearTimeout(free.get(child));
    free.delete(child);
    child.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const child = startProcess(task);
    child.on('message', (message) => {
      if (message === FREE) keep(child);
      if (message === SPENT) end(child);
    });
    child.once('exit', () => end(child));
    return child;
  }

  return () => {
    const [child] = free.keys();
    if (!child) return start();
    clearTimeout(free.get(child));
    free.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  };
}
