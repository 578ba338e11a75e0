import { closedBefore, eraseAfterOf } from '../../domain/account/retention.ts';
import type { Logger } from '../../domain/logger.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { ClosedAccountsRepository } from '../../stored/across/closed-accounts.repository.ts';
import type { ErasuresRepository } from '../../stored/across/erasures.repository.ts';
import type { Place } from '../../stored/across/place.ts';
import { erasePersonLater } from './erase-person.job.ts';

type Deps = {
  places: readonly Place[];
  closedAccounts: Pick<
    ClosedAccountsRepository,
    'countOwned' | 'findLongestAdmin' | 'listClosedBefore'
  >;
  erasures: Pick<ErasuresRepository, 'begin' | 'listRunning'>;
  /** Gives all that a teacher has to another one. */
  inherit: (from: string, to: string) => Promise<unknown>;
  tasks: Pick<TaskQueues, 'erasePerson'>;
  /** How long closed accounts are kept. */
  retentionMonths: number;
  clock: () => Date;
  log: Logger;
};

/** Its task has its tries behind it. */
const LATE_AFTER_MS = 60 * 60 * 1000;

/** The rest waits for the next night. */
const MAX_A_NIGHT = 50;

/**
 * Orders the erasure of accounts whose time is over, and those again that were ordered and have not come
 * to their end. What a teacher has is an admin's from then on; where there is none, nothing goes.
 */
export function createDueErasures(deps: Deps) {
  const { places, closedAccounts, erasures, clock, log, retentionMonths } = deps;

  async function order(uid: string): Promise<boolean> {
    const { quizzes, materials, classes } = await closedAccounts.countOwned(uid);
    if (quizzes + materials + classes > 0) {
      const heir = await closedAccounts.findLongestAdmin();
      if (heir === null) {
        log.warn('erasure.no-heir', { uid });
        return false;
      }
      await deps.inherit(uid, heir);
    }
    const beginning = { actor: null, places: places.length, now: clock() };
    const begun = await erasures.begin(uid, beginning);
    if (begun) await erasePersonLater(deps, begun.id, 0);
    return begun !== null;
  }

  return async function eraseDue(): Promise<void> {
    const now = clock();
    // One that has just been ordered waits for requests that are on their way: its own task does it.
    const late = new Date(now.getTime() - LATE_AFTER_MS);
    for (const id of await erasures.listRunning(late)) await erasePersonLater(deps, id, 0);
    let ordered = 0;
    const due = closedAccounts.listClosedBefore(closedBefore(now, retentionMonths));
    for await (const { uid, closedAt, erasureId } of due) {
      if (erasureId !== null || eraseAfterOf(new Date(closedAt), retentionMonths) > now) continue;
      try {
        if (await order(uid)) ordered += 1;
      } catch (error) {
        log.error('erasure.not-begun', { uid, error });
      }
      if (ordered === MAX_A_NIGHT) return;
    }
  };
}
