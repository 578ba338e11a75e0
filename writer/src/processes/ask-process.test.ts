import { expect, it } from 'vitest';
import { askProcess } from './ask-process.ts';
import type { TestWork } from './work.worker.fixture.ts';
import { bundledWorker } from './workers.fixture.ts';

const entry = bundledWorker('work.worker.fixture');
const NO_LIMIT = { processMegabytes: 4_000, cpuSeconds: 600 };

function ask(request: TestWork, changes: { wallSeconds?: number; signal?: AbortSignal } = {}) {
  const receive = (message: string) => message;
  return askProcess({ entry, heapMegabytes: 256, wallSeconds: 600, request, receive, ...changes });
}

it('ends a process in a busy loop by its processor time', async () => {
  const work = ask({ burn: true, limits: { ...NO_LIMIT, cpuSeconds: 0.2 } });
  await expect(work).rejects.toMatchObject({ reason: 'too-much-work' });
});

it('counts no time in which the process gets no processor', async () => {
  const work = ask({ sleepMs: 2_000, limits: { ...NO_LIMIT, cpuSeconds: 1 } });
  expect(await work).toBe('done');
});

it('ends a process that gives no answer by the clock, in other words', async () => {
  const work = ask({ sleepMs: 600_000, limits: NO_LIMIT }, { wallSeconds: 1 });
  await expect(work).rejects.toMatchObject({ reason: 'no-time' });
});

it('tells a process that grew too large from one that worked too long', async () => {
  const work = ask({ burn: true, limits: { ...NO_LIMIT, processMegabytes: 1 } });
  await expect(work).rejects.toMatchObject({ reason: 'too-large' });
});

it('ends a process that nobody waits for any more', async () => {
  const giveUp = new AbortController();
  const work = ask({ burn: true, limits: NO_LIMIT }, { signal: giveUp.signal });
  giveUp.abort(new Error('given up'));
  await expect(work).rejects.toThrow('given up');
});
