import type { ChildProcess } from 'node:child_process';
import { startProcess } from './ask-process.ts';

/** The argument of a process started ahead; after it comes what the last piece of work was of. */
export const AHEAD = 'ahead';

/** A process that nobody asks for this long is ended. */
const IDLE_MS = 60_000;

/** What is written of a document comes first, and needs the processors. */
const REST_MS = 3_000;

export type StartAhead = {
  /** Gives the unused process, if there is one, for work of a sort. */
  take: (sort: string) => ChildProcess | undefined;
  /** Has one ready for work of a sort, unless there is one. */
  getReady: (sort: string) => void;
  /** The same once what follows the last work is likely done. */
  getReadySoon: (sort: string) => void;
};

/**
 * Keeps one unused process ready, since work seldom comes alone: the document that a form has shown is
 * read again for its quiz. Each process still does one piece, which may have ruined it. It may load
 * beforehand what work of one sort needs.
 */
export function startAhead(
  task: { entry: URL; heapMegabytes: number },
  idleMs = IDLE_MS,
): StartAhead {
  let ahead: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function getReady(sort: string): void {
    clearTimeout(idle);
    idle = setTimeout(endUnused, idleMs).unref();
    if (ahead) return;
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

  function endUnused(): void {
    const unused = ahead;
    // It is forgotten at once, since on a busy machine its exit is told much later.
    ahead = undefined;
    unused?.kill('SIGKILL');
  }

  return {
    getReady,
    getReadySoon(sort) {
      setTimeout(getReady, REST_MS, sort).unref();
    },
    take(sort) {
      const taken = ahead;
      ahead = undefined;
      taken?.ref();
      taken?.channel?.ref();
      // Where work comes in a row, the next need not wait for the end of this one.
      if (taken) getReady(sort);
      return taken;
    },
  };
}
