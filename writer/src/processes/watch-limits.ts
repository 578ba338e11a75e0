import { Worker } from 'node:worker_threads';

/** What one piece of work may use of the machine. */
export type WorkLimits = {
  /** Megabytes of all memory of the process, since streams inflate outside its heap. */
  processMegabytes: number;
  /** Processor seconds from the request on, which waiting on a busy machine does not use up. */
  cpuSeconds: number;
};

export type MetLimit = 'memory' | 'cpu';

/** The pipe for reporting an exceeded limit, since a killed process cannot use its channel. */
export const LIMIT_PIPE = 4;

const LOOK_EVERY_MS = 20;

/**
 * Ends this process when it exceeds a limit. A separate thread checks: the heap limit does not
 * include the buffers of compressed streams, and a parser in a busy loop runs no timer.
 *
 * @returns a function that ends the watch
 */
export function watchLimits({ processMegabytes, cpuSeconds }: WorkLimits): () => void {
  const code = `
    const { writeSync } = require('node:fs');
    const before = process.cpuUsage();
    function end(limit) {
      try {
        writeSync(${LIMIT_PIPE}, limit);
      } finally {
        process.kill(process.pid, 'SIGKILL');
      }
    }
    setInterval(() => {
      if (process.memoryUsage.rss() > ${processMegabytes * 1_000_000}) end('memory');
      const { user, system } = process.cpuUsage(before);
      if (user + system > ${cpuSeconds * 1_000_000}) end('cpu');
    }, ${LOOK_EVERY_MS});`;
  const watch = new Worker(code, { eval: true, execArgv: [] });
  watch.unref();
  return () => void watch.terminate();
}
