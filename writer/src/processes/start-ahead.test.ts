import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askProcess } from './ask-process.ts';
import { startAhead } from './start-ahead.ts';
import { bundledWorker } from './workers.fixture.ts';

const entry = bundledWorker('work.worker.fixture');
const task = { entry, heapMegabytes: 256 };
const request = { sleepMs: 1, limits: { processMegabytes: 4_000, cpuSeconds: 600 } };

it('starts a process ahead from the second piece of work on, and none twice', async () => {
  const take = startAhead(task);
  expect(take('txt')).toBeUndefined();
  expect(take('txt')).toBeUndefined();
  const [third, fourth] = [take('txt'), take('txt')];
  expect(third?.pid).not.toBe(fourth?.pid);
  for (const started of [third, fourth]) {
    const receive = (message: string) => message;
    const asked = { ...task, wallSeconds: 600, request, receive, started };
    expect(await askProcess(asked)).toBe('done');
  }
});

it('ends a process that nobody asks for in time', async () => {
  const take = startAhead(task, 50);
  take('txt');
  take('txt');
  await setTimeout(1_000);
  expect(take('txt')).toBeUndefined();
});

it('hands out no process that it has just ended', async () => {
  const take = startAhead(task, 50);
  take('txt');
  take('txt');
  // The timer that ends the process runs between these two; the news of its end comes later.
  const until = performance.now() + 100;
  while (performance.now() < until);
  await setImmediate();
  await setImmediate();
  expect(take('txt')).toBeUndefined();
});
