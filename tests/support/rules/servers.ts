import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type RulesServers = {
  /** Host and port. */
  firestoreHost: string;
  storageHost: string;
  stop(): Promise<void>;
};

/**
 * A local Firestore and a local Storage on free ports, empty. They have a process of their own,
 * because one process runs only one Storage, and the test runner's may run a whole stack.
 */
export async function startRulesServers(): Promise<RulesServers> {
  const child = fork(new URL('servers-process.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  const { firestoreHost, storageHost } = await firstMessage(child);
  return {
    firestoreHost,
    storageHost,
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<Omit<RulesServers, 'stop'>> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Omit<RulesServers, 'stop'>));
    child.once('exit', (code) =>
      reject(new Error(`The local Firestore and Storage ended at once, with code ${code ?? 0}.`)),
    );
  });
}
