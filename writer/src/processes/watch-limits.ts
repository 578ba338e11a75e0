import { Worker } from 'node:worker_threads';

/** What one piece of work may take of the machine. */
export type WorkLimits = {
  /** Whole memory of the process: streams inflate outside its heap. */
  processMegabytes: number;
  /** Seconds of a processor, from the request on; a busy machine does not use them up. */
  cpuSeconds: number;
};

export type MetLimit = 'memory' | 'cpu';

/** Where the process says which limit it met: one that is killed cannot say it over its channel. */
export const LIMIT_PIPE = 4;

const LOOK_EVERY_MS = 20;

/**
 * Ends this process when it meets a limit. A thread of its own looks: the heap limit does not count
 * the buffers that compressed streams inflate into, and a parser in a busy loop runs no timer.
 */
export function watchLimits({ processMegabytes, cpuSeconds }: WorkLimits): void {
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
  new Worker(code, { eval: true, execArgv: [] }).unref();
}
