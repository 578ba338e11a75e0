import { expect, test } from 'vitest';
import { MAX_WAIT_MS, waitForOutcome } from './wait-for-outcome.ts';

/** Waits for the outcome of a task that is done at the given look, each of which takes a while. */
async function waitFor({ doneAt, lookMs }: { doneAt: number; lookMs: number }) {
  let time = 0;
  let looks = 0;
  const outcome = await waitForOutcome(
    () => {
      looks += 1;
      time += lookMs;
      return Promise.resolve(looks === doneAt ? 'done' : undefined);
    },
    {
      everyMs: 500,
      wait: (ms) => {
        time += ms;
        return Promise.resolve();
      },
      now: () => time,
    },
  );
  return { outcome, looks, time };
}

test('an outcome that is there ends the waiting', async () => {
  expect(await waitFor({ doneAt: 1, lookMs: 10 })).toEqual({ outcome: 'done', looks: 1, time: 10 });
  expect(await waitFor({ doneAt: 3, lookMs: 0 })).toEqual({
    outcome: 'done',
    looks: 3,
    time: 1000,
  });
});

test.each([0, 20, 3_000])(
  'a request waits no longer than it may when each look takes %i ms',
  async (lookMs) => {
    const { outcome, looks, time } = await waitFor({ doneAt: Infinity, lookMs });
    expect(outcome).toBeUndefined();
    expect(looks).toBeGreaterThan(10);
    expect(time).toBeLessThanOrEqual(MAX_WAIT_MS + lookMs);
  },
);
