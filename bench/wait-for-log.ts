import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { LocalFirebase } from '@study-assistant/emulators/start';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Waits for a log line with this event and id, by which a task tells that it is done. */
export async function waitForLog(product: LocalFirebase, event: string, id: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const isTold = (line: string) => line.includes(`"${event}"`) && line.includes(`"${id}"`);
  while (!(await readFile(product.logFile, 'utf8')).split('\n').some(isTold)) {
    if (Date.now() > end) throw new Error(`The log never told of ${event} for ${id}.`);
    await setTimeout(LOOK_EVERY_MS);
  }
}
