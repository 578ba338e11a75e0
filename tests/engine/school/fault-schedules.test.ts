import { expect, test } from 'vitest';
import { runSchedules } from './fault-schedules/run-schedules.ts';

/** Together they do everything that may be done. `npm run chaos` runs a thousand, with any seed. */
const SCHEDULES = 6;

test(
  'no bad day loses an answer, counts an attempt twice, breaks a total or leaves something behind',
  { timeout: 900_000 },
  async () => {
    const broken = await runSchedules(1, SCHEDULES);
    const told = broken.map(({ seed, breaches, story }) =>
      [`Seed ${seed}: npm run chaos -- --seed ${seed} --schedules 1`, ...breaches, ...story].join(
        '\n',
      ),
    );
    expect(told).toEqual([]);
  },
);
