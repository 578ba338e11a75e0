import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../scripts/product.ts';
import { expectAnswer } from '../expect-answer.ts';

/** Milliseconds since the start of Node. */
export type ColdStart = { loaded: number; health: number; signedIn: number };

const FUNCTIONS = path.join(root, 'functions');

/** Serves the bundle's API as the cloud does, and prints its address. */
const SERVE = `
  import { createServer } from 'node:http';
  const { api } = await import(process.env.BENCH_BUNDLE);
  const server = createServer((request, response) => void api(request, response));
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

/** Starts the deployable in a new process and makes two requests. */
export async function startBundle(
  env: NodeJS.ProcessEnv,
  signedIn: { path: string; token: string },
): Promise<ColdStart> {
  const began = performance.now();
  const since = () => performance.now() - began;
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE], {
    env: { ...env, BENCH_BUNDLE: path.join(FUNCTIONS, 'dist/index.js') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [port] = (await once(child, 'message')) as [number];
    const loaded = since();
    await ask(`http://127.0.0.1:${port}/api/health`);
    const health = since();
    await ask(`http://127.0.0.1:${port}${signedIn.path}`, signedIn.token);
    return { loaded, health, signedIn: since() };
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

async function ask(url: string, token?: string): Promise<void> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers });
  const text = await response.text();
  expectAnswer({ call: `GET ${url}`, status: response.status, expected: 200, text });
}

/** Milliseconds of a process that only imports a package of the functions, or nothing at all. */
export function timeImport(name: string | null): number {
  const code = name === null ? '' : `await import(${JSON.stringify(name)});`;
  const began = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: FUNCTIONS });
  return performance.now() - began;
}
