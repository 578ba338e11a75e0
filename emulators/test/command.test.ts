import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readArguments } from '../src/command/read-arguments.ts';

const BIN = fileURLToPath(new URL('../bin/local-firebase.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('example-project', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-'));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...args: string[]): ChildProcess {
  return spawn(process.execPath, [BIN, ...args], { cwd: EXAMPLE });
}

test('one command starts the emulators, says where they are, and Ctrl-C ends them', async () => {
  const child = run('--project', 'demo-command', '--ports', 'any', '--state', folder);
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await vi.waitFor(() => expect(printed).toContain('Ctrl-C'), 120_000);
  const [, firestore = ''] = /firestore +(http:\S+)/.exec(printed) ?? [];
  expect(await (await fetch(firestore)).text()).toBe('Ok\n');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(firestore)).rejects.toThrow();
});

test('a project of the cloud is not started', async () => {
  const child = run('--project', 'my-school', '--ports', 'any');
  const [said, ended] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  expect(said).toContain('must begin with "demo-"');
  expect(ended).toEqual([1, null]);
});

test('ports are those of the command, else of firebase.json, else of Google', async () => {
  const config = { emulators: { auth: { port: 7001 }, storage: { port: 7002 } } };
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(config));
  expect(readArguments(['--project', 'demo-a', '--ports', 'storage=7003'], folder)).toEqual({
    projectId: 'demo-a',
    projectRoot: folder,
    stateDir: null,
    ports: { hosting: 5000, functions: 5001, auth: 7001, firestore: 8080, storage: 7003 },
  });
});

test.each([
  ['no project', [], '--project'],
  [
    'no firebase.json',
    ['--project', 'demo-a', '--config', 'none/firebase.json'],
    'no firebase.json',
  ],
  ['an unknown port', ['--project', 'demo-a', '--ports', 'database=9000'], 'database=9000'],
  ['an unknown option', ['--projects', 'demo-a'], 'projects'],
])('%s is refused with a sentence', async (_what, args, sentence) => {
  await writeFile(path.join(folder, 'firebase.json'), '{}');
  expect(() => readArguments(args, folder)).toThrow(sentence);
});

test('help needs no project', () => {
  expect(readArguments(['--help'], folder)).toBe(null);
});
