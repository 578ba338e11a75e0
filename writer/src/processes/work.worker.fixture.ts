import { setTimeout } from 'node:timers/promises';
import { serveProcess } from './serve-process.ts';
import type { WorkLimits } from './watch-limits.ts';

/** What a process does for a test before it answers. */
export type TestWork = { limits: WorkLimits } & ({ sleepMs: number } | { burn: true });

serveProcess<TestWork, string>(
  ({ limits }) => limits,
  async (work, send) => {
    // No timer of this thread runs after this.
    if ('burn' in work) for (;;) Math.random();
    await setTimeout(work.sleepMs);
    send('done');
  },
  2,
);
