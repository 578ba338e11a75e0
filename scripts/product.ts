import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WatchQuery } from '@study-assistant/emulators/firestore/watch-query';
import { startLocalFirebase, type LocalFirebase } from '@study-assistant/emulators/start';

export const root = path.resolve(import.meta.dirname, '..');
export const PROJECT_ID = 'demo-study-assistant';
const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;

/** The local Firebase plays both; a deployment has none until somebody sets them up. */
const SIGN_IN_PROVIDERS = 'google.com,microsoft.com';

/** The ports in firebase.json's emulators block. */
export const STANDARD_PORTS = {
  hosting: 5002,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
};

/** Any free ports, so that a second stack can run beside the first. */
export const FREE_PORTS = { hosting: 0, functions: 0, auth: 0, firestore: 0, storage: 0 };

type Options = {
  ports: typeof STANDARD_PORTS;
  stateDir: string | null;
  env?: Record<string, string>;
  log: (line: string) => void;
  watchQuery?: WatchQuery;
};

/** Starts the built product on the local Firebase. */
export async function startProduct({ env, ...options }: Options): Promise<LocalFirebase> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return startLocalFirebase({
    projectRoot: root,
    projectId: PROJECT_ID,
    ...options,
    env: { APP_VERSION: version, STORAGE_BUCKET, SIGN_IN_PROVIDERS, ...env },
  });
}

/** Runs an npm script of a workspace; its output is shown only when it fails. */
export function runScript(workspace: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '-w', workspace], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`npm run ${script} -w ${workspace} failed:\n${output}`)),
    );
  });
}

/** Resolves at the first Ctrl-C or request to stop. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    process.once('SIGHUP', resolve);
  });
}
