import type { Logger } from '../../domain/logger.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { ErasuresRepository } from '../../stored/across/erasures.repository.ts';
import type { Place } from '../../stored/across/place.ts';

type Deps = {
  places: readonly Place[];
  erasures: Pick<ErasuresRepository, 'end' | 'endPlace' | 'findRunning'>;
  clock: () => Date;
  log: Logger;
};

/** How often all places are looked through again; then something writes as fast as this removes. */
const MAX_LOOKS = 5;

/**
 * Takes everything of a person away, place by place; then asks every place whether anything is left,
 * and does those again that say so. It is done when none says so. May break off anywhere, and come
 * any number of times.
 */
export function createErasePersonJob({ places, erasures, clock, log }: Deps) {
  return async function erasePerson(id: string): Promise<void> {
    const running = await erasures.findRunning(id);
    if (!running) return;
    const { person, done } = running;
    const erase = async (place: Place) =>
      erasures.endPlace(id, place.name, await place.erase(person));
    for (const place of places) if (!done.includes(place.name)) await erase(place);
    for (let look = 0; ; look += 1) {
      const left: Place[] = [];
      for (const place of places) if (await place.isLeft(person)) left.push(place);
      if (left.length === 0) break;
      if (look === MAX_LOOKS) {
        throw new Error(`Something is left in ${left.map(({ name }) => name).join(', ')}.`);
      }
      for (const place of left) await erase(place);
    }
    await erasures.end(id, clock());
    log.info('erasure.done', { erasureId: id });
  };
}

/** Has an erasure done; where that cannot be ordered, the night does it. */
export function erasePersonLater(
  { tasks, log }: { tasks: Pick<TaskQueues, 'erasePerson'>; log: Logger },
  erasureId: string,
  afterSeconds: number,
): Promise<void> {
  const unordered = { log, level: 'warn', event: 'erasure.not-ordered', afterSeconds } as const;
  return enqueueOrLog(tasks.erasePerson, { erasureId }, unordered);
}
