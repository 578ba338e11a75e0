import { PURGE_AFTER_SECONDS } from '../../domain/deletion.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import { TASKS } from '../../platform/tasks/tasks.ts';
import type { Parts } from './parts.ts';

/** Has a deletion made good when it cannot be taken back any more; where none can be ordered, the night does it. */
export function createPurgeLater({ log, queueOf }: Parts, kind: 'quiz' | 'material') {
  const tasks = queueOf(TASKS.purgeDeleted);
  return (id: string, undoUntil: string): Promise<void> =>
    enqueueOrLog(
      tasks,
      { kind, id, undoUntil },
      {
        ...{ log, level: 'warn', event: 'deletion.purge-not-ordered' },
        afterSeconds: PURGE_AFTER_SECONDS,
      },
    );
}

type Purges = Record<
  'quiz' | 'material',
  { purge: (id: string, undoUntil?: string) => Promise<boolean> }
>;

/** What the task of a deletion runs, or the night in its place. */
export function createPurge({ log }: Parts, purges: Purges) {
  return async (kind: keyof Purges, id: string, undoUntil?: string): Promise<void> => {
    const isPurged = await purges[kind].purge(id, undoUntil);
    log.info('deletion.ended', { kind, id, isPurged });
  };
}
