import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LIMIT_PIPE, type MetLimit } from './watch-limits.ts';

/**
 * Why a process gave no answer: it grew too large, the work was too much, the machine gave it too
 * little of a processor in all that time, or it came to another end.
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
  /** The module that answers, or the file it is bundled into. */
  entry: URL;
  heapMegabytes: number;
  /** The longest wait by the clock: far more than the work's limit of processor time. */
  wallSeconds: number;
  /** What is asked; copied as structured clone. */
  request: object;
  /** Takes each message of the process, and may answer it; the first that makes a reply ends it. */
  receive: (message: Message, answer: (answer: object) => void) => Reply | undefined;
  /** Ends the process at once. */
  signal?: AbortSignal;
  /** A process of this entry that was started ahead; else one is started now. */
  started?: ChildProcess | undefined;
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
  const { wallSeconds, request, receive, signal } = task;
  signal?.throwIfAborted();
  const child = task.started ?? startProcess(task);
  const metLimit = listenForLimit(child);
  const done = new AbortController();
  return new Promise<Reply>((resolve, reject) => {
    const clock = setTimeout(
      () => reject(new ProcessError('no-time', `no answer in ${wallSeconds} s`)),
      wallSeconds * 1000,
    );
    done.signal.addEventListener('abort', () => clearTimeout(clock));
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {
      signal: done.signal,
    });
    child.on('message', (message: Message) => {
      const reply = receive(message, (answer) => child.send(answer, ignoreError));
      if (reply !== undefined) resolve(reply);
    });
    child.on('error', (error) => reject(new ProcessError('ended', error)));
    // Not 'exit': the pipe is read to its end first.
    child.on('close', (code, cause) => {
      reject(new ProcessError(findEnd(metLimit(), code, cause), `ended with ${cause ?? code}`));
    });
    child.send(request, (error) => {
      if (error) reject(new ProcessError('ended', error));
    });
  }).finally(() => {
    done.abort();
    child.kill('SIGKILL');
  });
}

/** Whoever answers a process that has just ended hears of its end by 'close'. */
function ignoreError(): void {}

export function startProcess(
  { entry, heapMegabytes }: { entry: URL; heapMegabytes: number },
  words: string[] = [],
): ChildProcess {
  return fork(fileURLToPath(entry), words, {
    // Run from source (development, tests), the entry is TypeScript.
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      ...(entry.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    // A document gets nothing to steal, and what a parser prints is its own affair.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    serialization: 'advanced',
  });
}

/** The limit that the process said it met, once it has ended. */
function listenForLimit(child: ChildProcess): () => string {
  let said = '';
  child.stdio[LIMIT_PIPE]?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return () => said;
}

const END_AT: Record<MetLimit, ProcessEnd> = { memory: 'too-large', cpu: 'too-much-work' };

function findEnd(metLimit: string, code: number | null, cause: NodeJS.Signals | null): ProcessEnd {
  if (metLimit === 'memory' || metLimit === 'cpu') return END_AT[metLimit];
  // The heap's limit, or the machine's, ends a process without a word.
  const isOutOfMemory = cause === 'SIGABRT' || cause === 'SIGKILL' || code === 134;
  return isOutOfMemory ? 'too-large' : 'ended';
}
