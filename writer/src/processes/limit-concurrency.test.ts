import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs only so many tasks at a time, and goes on after one that fails', async () => {
  const { inTurn } = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        if (number === 2) throw new Error('no');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(4);
});

test('runs a task at once only where there is room for it', async () => {
  const { inTurn, ifFree } = limitConcurrency(1);
  expect(await ifFree(() => Promise.resolve('free'))).toBe('free');
  const busy = inTurn(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(ifFree(() => Promise.resolve('free'))).toBeUndefined();
  await busy;
  expect(await ifFree(() => Promise.resolve('free'))).toBe('free');
});
