import type { Speed } from './speed.process.ts';
import { startProcess } from './start-process.ts';

/** The machine's speed before and after a part was measured. */
export type Speeds = { before: Speed; after: Speed };

/** Does the same fixed work in a new process and measures its processor time. */
export async function measureSpeed(): Promise<Speed> {
  const { started } = await startProcess('speed.process.ts', {});
  try {
    return (await started.ask('measure')) as Speed;
  } finally {
    await started.stop();
  }
}

/** Makes two days comparable, since figures of time grow and shrink with these. */
export function describeSpeed({ before, after }: Speeds): string {
  const pair = (figure: keyof Speed) => `${before[figure]} and ${after[figure]} ms`;
  return [
    'The machine before and after:',
    `a fixed computation takes ${pair('computeMs')} of a processor,`,
    `which is ${pair('computeClockMs')} by the clock,`,
    `and a fixed query of the local Firestore ${pair('firestoreMs')} of a processor.`,
  ].join(' ');
}
