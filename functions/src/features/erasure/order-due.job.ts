import { eraseAfterOf } from '../../domain/account/retention.ts';
import type { Logger } from '../../domain/logger.ts';
import type { DuePerson, Owned } from '../../stored/across/closed-accounts.repository.ts';

type Deps = {
  /** Accounts that were closed about as long ago as they are kept. */
  listDue: (now: Date) => AsyncIterable<DuePerson>;
  countOwned: (uid: string) => Promise<Owned>;
  /** The admin who has been there the longest; null where there is none. */
  findHeir: () => Promise<string | null>;
  handOver: (uid: string, to: string) => Promise<unknown>;
  /** Null where the account is open or gone by then. */
  begin: (uid: string) => Promise<{ id: string } | null>;
  /** Those that began before that time. */
  listRunning: (before: Date) => Promise<string[]>;
  eraseNow: (erasureId: string) => Promise<void>;
  months: number;
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
  const { clock, log, months } = deps;

  async function order(uid: string): Promise<boolean> {
    const { quizzes, materials, classes } = await deps.countOwned(uid);
    if (quizzes + materials + classes > 0) {
      const heir = await deps.findHeir();
      if (heir === null) {
        log.warn('erasure.no-heir', { uid });
        return false;
      }
      await deps.handOver(uid, heir);
    }
    const begun = await deps.begin(uid);
    if (begun) await deps.eraseNow(begun.id);
    return begun !== null;
  }

  return async function eraseDue(): Promise<void> {
    const now = clock();
    // One that has just been ordered waits for requests that are on their way: its own task does it.
    const late = new Date(now.getTime() - LATE_AFTER_MS);
    for (const id of await deps.listRunning(late)) await deps.eraseNow(id);
    let ordered = 0;
    for await (const { uid, closedAt, erasureId } of deps.listDue(now)) {
      if (erasureId !== null || eraseAfterOf(new Date(closedAt), months) > now) continue;
      try {
        if (await order(uid)) ordered += 1;
      } catch (error) {
        log.error('erasure.not-begun', { uid, error });
      }
      if (ordered === MAX_A_NIGHT) return;
    }
  };
}
