import type { Log, Part } from './figures/part.ts';
import type { Table } from './figures/table.ts';
import { describeSpeed, type Speeds } from './processes/measure-speed.ts';

type Measured = { seconds: number; figures: unknown; speeds: Speeds };

type Around = {
  isShort: boolean;
  measureSpeed: () => Promise<Speeds['before']>;
  say: Log;
  show: (table: Table) => void;
  /** Saves the figures of a part; not called for a short one. */
  keep: (name: string, measured: Measured) => Promise<void>;
};

/**
 * Measures one part after the other, and the machine's speed before and after each. Returns false
 * when a part fails: its figures are not kept, and later parts are not started.
 */
export async function runParts(
  parts: readonly (readonly [name: string, part: Part])[],
  { isShort, measureSpeed, say, show, keep }: Around,
): Promise<boolean> {
  for (const [name, part] of parts) {
    say(`\n## ${name}`);
    try {
      const before = await measureSpeed();
      const started = performance.now();
      const figures = await part.measure(say, { isShort });
      const seconds = (performance.now() - started) / 1000;
      const speeds = { before, after: await measureSpeed() };
      say(`In ${Math.round(seconds)} s. ${describeSpeed(speeds)}`);
      part.tables(figures).forEach(show);
      if (!isShort) await keep(name, { seconds, figures, speeds });
    } catch (error) {
      say(`\nThe part "${name}" broke off, and nothing of it is kept. ${describe(error)}`);
      return false;
    }
  }
  return true;
}

/** Adds the cause of an error, such as a closed connection. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = error.message, cause } = error;
  return cause === undefined ? stack : `${stack}\nbecause of ${describe(cause)}`;
}
