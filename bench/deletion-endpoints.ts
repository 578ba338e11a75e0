import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import type { DemoPerson, Measure } from './demo-client.ts';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** A deletion that is undone, and one that becomes final. */
export async function measureDeletion(
  product: LocalFirebase,
  measure: Measure,
  teacher: DemoPerson,
  { path, id, note = '' }: { path: '/quizzes' | '/materials'; id: string; note?: string },
): Promise<void> {
  const remove = { method: 'DELETE', path: `/api${path}/${id}` };
  const restore = { method: 'POST', path: `/api${path}/${id}/restore` };
  await measure(`DELETE ${path}/:id${note}`, teacher, remove);
  await measure(`POST ${path}/:id/restore`, teacher, restore);
  await waitForEnds(product, id, 1);
  await measure(`DELETE ${path}/:id (to its end)`, teacher, remove, () =>
    waitForEnds(product, id, 2),
  );
}

/** The task of a deletion logs when it has finished, even if the deletion was undone. */
async function waitForEnds(product: LocalFirebase, id: string, ends: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const isTold = (line: string) => line.includes('"deletion.ended"') && line.includes(`"${id}"`);
  while ((await readFile(product.logFile, 'utf8')).split('\n').filter(isTold).length < ends) {
    if (Date.now() > end) throw new Error(`The deletion of ${id} has not come to its end.`);
    await setTimeout(LOOK_EVERY_MS);
  }
}
