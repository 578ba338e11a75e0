import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import type { BadDayOptions } from '../../src/bad-day/bad-day-options.ts';
import type { LocalFirebase } from '../../src/start.ts';
import { PROJECT_ID, startFixture } from '../support/project.ts';

let local: LocalFirebase | null = null;
const printed: string[] = [];
afterEach(() => local?.stop());

async function start(badDay: BadDayOptions): Promise<LocalFirebase> {
  printed.length = 0;
  local = await startFixture({ badDay, log: (line) => printed.push(line) });
  return local;
}

async function ask({ urls }: LocalFirebase, path: string): Promise<Record<string, unknown> | null> {
  const response = await fetch(`${urls.hosting}/api/${path}`);
  return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
}

test('a task comes late, twice, and again after it had succeeded', async () => {
  const running = await start({
    seed: 7,
    tasks: { twice: 1, late: { share: 1, byMs: 1000 }, again: { share: 1, afterMs: 500 } },
  });
  Object.assign(process.env, running.adminEnv);
  const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID }));
  const asked = Date.now();
  const { id } = (await ask(running, 'enqueue')) ?? {};
  const task = firestore.doc(`tasks/${String(id)}`);
  await expect.poll(async () => Number((await task.get()).get('times'))).toBe(3);
  expect((await task.get()).get('at') - asked).toBeGreaterThanOrEqual(1000);
  expect(printed).toContain('A bad day by the seed 7.');
});

test('workers are killed in the middle of their requests, and the next ones are answered again', async () => {
  const running = await start({ seed: 3, functions: { stopped: { share: 0.5, withinMs: 1 } } });
  const answers: unknown[] = [];
  for (let at = 0; at < 12; at += 1) answers.push(await ask(running, 'increment'));
  expect(answers).toContain(null);
  expect(answers.some((answer) => answer !== null)).toBe(true);
  expect(printed.some((line) => line.includes('worker stopped'))).toBe(true);
});
