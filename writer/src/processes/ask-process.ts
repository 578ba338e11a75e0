import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Why a process gave no answer: it grew too large, or it came to another end. */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';

  constructor(
    readonly reason: 'too-large' | 'ended',
    cause: unknown,
  ) {
    super(`The process gave no answer (${reason}).`, { cause });
  }
}

export type ProcessTask<Message, Reply> = {
  /** The module that answers, or the file it is bundled into. */
  entry: URL;
  heapMegabytes: number;
  /** What is asked; copied as structured clone. */
  request: object;
  /** Takes each message of the process; the first that makes a reply ends it. */
  receive: (message: Message) => Reply | undefined;
  /** Ends the process at once. */
  signal: AbortSignal;
};

/**
 * Has a process of its own do a piece of work. A worker thread is not enough: its memory limit ends
 * the thread for many small allocations, but one large one (a string, an array, a Map that grows)
 * ends the whole server.
 *
 * @throws ProcessError, or the signal's reason
 */
export async function askProcess<Message, Reply>(
  task: ProcessTask<Message, Reply>,
): Promise<Reply> {
  const { entry, heapMegabytes, request, receive, signal } = task;
  signal.throwIfAborted();
  const child = fork(fileURLToPath(entry), {
    // Run from source (development, tests), the entry is TypeScript.
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      ...(entry.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    // A document gets nothing to steal, and what a parser prints is its own affair.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const done = new AbortController();
  return new Promise<Reply>((resolve, reject) => {
    function stop() {
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', stop, { signal: done.signal });
    child.on('message', (message: Message) => {
      const reply = receive(message);
      if (reply !== undefined) resolve(reply);
    });
    child.on('error', (error) => reject(new ProcessError('ended', error)));
    child.on('exit', (code, cause) => {
      const outOfMemory = cause === 'SIGABRT' || cause === 'SIGKILL' || code === 134;
      reject(new ProcessError(outOfMemory ? 'too-large' : 'ended', `ended with ${cause ?? code}`));
    });
    child.send(request, (error) => {
      if (error) reject(new ProcessError('ended', error));
    });
  }).finally(() => {
    done.abort();
    child.kill('SIGKILL');
  });
}
