import { fork, type ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LIMIT_PIPE, type MetLimit } from './watch-limits.ts';

/**
 * Why a process gave no answer: it used too much memory or processor time, it got too little of a
 * busy machine, or it ended otherwise.
 */
export type ProcessEnd = 'too-large' | 'too-much-work' | 'no-time' | 'ended';

export class ProcessError extends Error {
  override readonly name = 'ProcessError';

  constructor(
    readonly reason: ProcessEnd,
    cause: unknown,
  ) {
    super(`The process gave no answer (${reason}).`, { cause });
  }
}

export type ProcessTask<Message, Reply> = {
  /** The module of the process, or the file it is bundled into. */
  entry: URL;
  heapMegabytes: number;
  /** The longest wait by the clock, which is far more than the limit of processor time. */
  wallSeconds: number;
  /** The request, copied as a structured clone. */
  request: object;
  /** Handles each message of the process and may answer it; the first returned reply ends it. */
  receive: (message: Message, answer: (answer: object) => void) => Reply | undefined;
  /** Ends the process at once. */
  signal?: AbortSignal;
  /** A process of this entry that has been started; by default a new one is. */
  started?: ChildProcess | undefined;
  /** True for a process that is kept when it has answered. One that failed is ended all the same. */
  isKept?: boolean;
};

/**
 * Does a piece of work in a separate process. A worker thread is not enough: its memory limit
 * catches many small allocations, but one large one (a string, an array, a growing Map) ends the
 * whole server.
 *
 * @throws ProcessError, or the signal's reason
 */
export async function askProcess<Message, Reply>(
  task: ProcessTask<Message, Reply>,
): Promise<Reply> {
  const { wallSeconds, request, receive, signal, isKept = false } = task;
  signal?.throwIfAborted();
  const child = task.started ?? startProcess(task);
  const done = new AbortController();
  function hear<Args extends unknown[]>(
    event: string,
    listener: (...args: Args) => void,
    source: EventEmitter = child,
  ): void {
    source.on(event, listener);
    done.signal.addEventListener('abort', () => source.off(event, listener));
  }
  let metLimit = '';
  const limits = child.stdio[LIMIT_PIPE];
  if (limits) hear('data', (bytes: Buffer) => (metLimit += bytes.toString()), limits);
  try {
    const reply = await new Promise<Reply>((resolve, reject) => {
      const clock = setTimeout(
        () => reject(new ProcessError('no-time', `no answer in ${wallSeconds} s`)),
        wallSeconds * 1000,
      );
      done.signal.addEventListener('abort', () => clearTimeout(clock));
      signal?.addEventListener('abort', () => reject(signal.reason as Error), {
        signal: done.signal,
      });
      hear('message', (message: Message) => {
        const reply = receive(message, (answer) => child.send(answer, ignoreError));
        if (reply !== undefined) resolve(reply);
      });
      hear('error', (error: Error) => reject(new ProcessError('ended', error)));
      // The event is not 'exit', since the pipe has to be read to its end first.
      hear('close', (code: number | null, cause: NodeJS.Signals | null) => {
        reject(new ProcessError(findEnd(metLimit, code, cause), `ended with ${cause ?? code}`));
      });
      child.send(request, (error) => {
        if (error) reject(new ProcessError('ended', error));
      });
    });
    if (!isKept) child.kill('SIGKILL');
    return reply;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    done.abort();
  }
}

/** An answer to a process that has just ended fails, which 'close' reports anyway. */
function ignoreError(): void {}

export function startProcess(
  { entry, heapMegabytes }: { entry: URL; heapMegabytes: number },
  words: string[] = [],
): ChildProcess {
  const child = fork(fileURLToPath(entry), words, {
    // In development and tests the entry is TypeScript.
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      ...(entry.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    // The environment is empty so that a document has nothing to steal; parser output is ignored.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization: 'advanced',
  });
  // Whoever asks hears of it; one that nobody asks any more is ended.
  child.on('error', ignoreError);
  return child;
}

const END_AT: Record<MetLimit, ProcessEnd> = { memory: 'too-large', cpu: 'too-much-work' };

function findEnd(metLimit: string, code: number | null, cause: NodeJS.Signals | null): ProcessEnd {
  if (metLimit === 'memory' || metLimit === 'cpu') return END_AT[metLimit];
  // A process that exceeds the heap limit or the machine's memory ends without a message.
  const isOutOfMemory = cause === 'SIGABRT' || cause === 'SIGKILL' || code === 134;
  return isOutOfMemory ? 'too-large' : 'ended';
}
