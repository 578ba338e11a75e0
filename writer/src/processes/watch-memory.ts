import { Worker } from 'node:worker_threads';

/**
 * Ends this process when it grows beyond a size. The heap limit does not count the buffers that
 * compressed streams inflate into, and a parser that is busy cannot look at the clock itself.
 */
export function watchMemory(megabytes: number): void {
  const code = `setInterval(() => {
    if (process.memoryUsage.rss() > ${megabytes * 1_000_000}) process.kill(process.pid, 'SIGKILL');
  }, 20);`;
  new Worker(code, { eval: true, execArgv: [] }).unref();
}
