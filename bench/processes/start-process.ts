import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type MeasuredProcess = {
  pid: number;
  /** Sends one request at a time and waits for the answer. */
  ask(what: string, input?: object): Promise<unknown>;
  stop(): Promise<void>;
};

type Options = { env?: NodeJS.ProcessEnv; input?: object };

/** Starts a file of this folder in a new process; resolves with its message when it is ready. */
export async function startProcess(
  file: string,
  { env = process.env, input = {} }: Options,
): Promise<{ ready: unknown; started: MeasuredProcess }> {
  const child = fork(path.join(import.meta.dirname, file), [JSON.stringify(input)], {
    env,
    execArgv: ['--import', 'tsx'],
    // The product's log is not a measurement, but its errors are worth seeing.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started = {
    pid: child.pid ?? 0,
    ask(what: string, input: object = {}) {
      child.send({ ask: what, input });
      return nextAnswer();
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
  return { ready: await nextAnswer(), started };

  function nextAnswer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      function onExit(code: number | null) {
        reject(new Error(`${file} ended with ${code}.`));
      }
      child.once('exit', onExit);
      child.once('message', (message: { answer?: unknown; error?: string }) => {
        child.off('exit', onExit);
        if (message.error === undefined) resolve(message.answer);
        else reject(new Error(`${file}: ${message.error}`));
      });
    });
  }
}
