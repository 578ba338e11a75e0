import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { askProcess } from './ask-process.ts';
import { keepProcesses } from './keep-processes.ts';
import { FREE } from './serve-process.ts';
import type { TestWork } from './work.worker.fixture.ts';
import { bundledWorker } from './workers.fixture.ts';

const task = { entry: bundledWorker('work.worker.fixture'), heapMegabytes: 256 };
const limits = { processMegabytes: 4_000, cpuSeconds: 600 };
const short: TestWork = { sleepMs: 1, limits };

function ask(started: ChildProcess, request: TestWork) {
  const receive = (message: string) => message;
  return askProcess({ ...task, wallSeconds: 600, request, receive, started, isKept: true });
}

/** Resolves when the process has said that it is free. */
async function askUntilFree(child: ChildProcess): Promise<void> {
  const isFree = new Promise<void>((resolve) =>
    child.on('message', (message) => message === FREE && resolve()),
  );
  expect(await ask(child, short)).toBe('done');
  await isFree;
}

it('gives a process again when it is free, and another one while it is not', async () => {
  const take = keepProcesses(task);
  const first = take();
  const second = take();
  expect(second.pid).not.toBe(first.pid);
  await askUntilFree(first);
  expect(take().pid).toBe(first.pid);
  expect(take().pid).not.toBe(first.pid);
});

it('ends a process that failed, and gives it to nobody', async () => {
  const take = keepProcesses(task);
  const child = take();
  await askUntilFree(child);
  expect(take().pid).toBe(child.pid);
  const burning = ask(child, { burn: true, limits: { ...limits, cpuSeconds: 0.2 } });
  await expect(burning).rejects.toMatchObject({ reason: 'too-much-work' });
  expect(child.killed || child.exitCode !== null || child.signalCode !== null).toBe(true);
  expect(take().pid).not.toBe(child.pid);
});

it('counts the seconds of each piece of work anew', async () => {
  const take = keepProcesses(task);
  await askUntilFree(take());
  const child = take();
  // What the first work used, and its watch, say nothing about this one.
  const burning = ask(child, { burn: true, limits: { ...limits, cpuSeconds: 0.3 } });
  await expect(burning).rejects.toMatchObject({ reason: 'too-much-work' });
});

it('ends a process after its last request', async () => {
  const take = keepProcesses(task);
  await askUntilFree(take());
  const child = take();
  const ended = once(child, 'exit');
  // The fixture answers two.
  expect(await ask(child, short)).toBe('done');
  await ended;
  expect(take().pid).not.toBe(child.pid);
});

it('ends a process that nobody asks for in time', async () => {
  const take = keepProcesses(task, 50);
  const child = take();
  const ended = once(child, 'exit');
  await askUntilFree(child);
  await ended;
  expect(take().pid).not.toBe(child.pid);
});
