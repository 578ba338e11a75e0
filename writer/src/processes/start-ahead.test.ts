import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askProcess } from './ask-process.ts';
import { startAhead } from './start-ahead.ts';
import { bundledWorker } from './workers.fixture.ts';

const entry = bundledWorker('work.worker.fixture');
const task = { entry, heapMegabytes: 256 };
const request = { sleepMs: 1, limits: { processMegabytes: 4_000, cpuSeconds: 600 } };

const receive = (message: string) => message;

it('has a process ready when asked to, and none that was given before', async () => {
  const ahead = startAhead(task);
  expect(ahead.take('txt')).toBeUndefined();
  ahead.getReady('txt');
  ahead.getReady('txt');
  // Who takes one has the next started at once.
  const [first, second] = [ahead.take('txt'), ahead.take('txt')];
  expect(first?.pid).not.toBe(second?.pid);
  for (const started of [first, second]) {
    expect(started).toBeDefined();
    expect(await askProcess({ ...task, wallSeconds: 600, request, receive, started })).toBe('done');
  }
});

it('ends a process that nobody asks for in time', async () => {
  const { take, getReady } = startAhead(task, 50);
  getReady('txt');
  await setTimeout(1_000);
  expect(take('txt')).toBeUndefined();
});

it('hands out no process that it has just ended', async () => {
  const { take, getReady } = startAhead(task, 50);
  getReady('txt');
  // The timer that ends the process runs between these two; the news of its end comes later.
  const until = performance.now() + 100;
  while (performance.now() < until);
  await setImmediate();
  await setImmediate();
  expect(take('txt')).toBeUndefined();
});
