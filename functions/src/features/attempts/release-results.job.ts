import { closingOf, isReleased } from '@study-assistant/contract/assignments/assignment-times';
import { SUBMIT_GRACE_SECONDS } from '@study-assistant/contract/wire/constants';
import { commonWindow } from '../../domain/assignment/own-window.ts';
import type { Logger } from '../../domain/logger.ts';
import { enqueueOrLog } from '../../platform/tasks/task-queue.ts';
import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { HeldAttemptsRepository } from '../../stored/attempts/held-attempts.repository.ts';
import type { ReleaseRepository } from '../../stored/attempts/release.repository.ts';

type Deps = {
  assignments: Pick<AssignmentsRepository, 'find'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'listOfAssignment'>;
  releases: Pick<ReleaseRepository, 'release'>;
  tasks: Pick<TaskQueues, 'releaseResults'>;
  clock: () => Date;
  log: Logger;
};

/** A task may be ordered for a month ahead at most; what is later the night orders. */
const LONGEST_ORDER_SECONDS = 29 * 24 * 60 * 60;

/** What shows the results of assignments, when their teacher says so or when they have closed. */
export function createResultsRelease(deps: Deps) {
  const { assignments, heldAttempts, releases, tasks, clock, log } = deps;

  /** Has the results shown as soon as the assignment says; may be called after every change of it. */
  async function releaseLater(assignmentId: string): Promise<void> {
    const isDue = await orderUnlessDue(assignmentId);
    if (isDue) await orderRelease(assignmentId, null, 0);
  }

  /** Whether the assignment shows results now; where it does so later, the task is ordered for then. */
  async function orderUnlessDue(assignmentId: string): Promise<boolean> {
    const assignment = await assignments.find(assignmentId);
    if (!assignment) return false;
    const window = commonWindow(assignment);
    if (isReleased(window, clock())) return true;
    const closing = closingOf(window);
    if (window.release === 'after-closing' && closing !== null) {
      await orderFor(assignmentId, closing);
    }
    return false;
  }

  async function orderFor(assignmentId: string, closing: string): Promise<void> {
    // What is handed in at the last moment is stored by then.
    const wait = Math.ceil((Date.parse(closing) - clock().getTime()) / 1000);
    const afterSeconds = Math.max(wait, 0) + SUBMIT_GRACE_SECONDS + 1;
    if (afterSeconds < LONGEST_ORDER_SECONDS) {
      await orderRelease(assignmentId, closing, afterSeconds);
    }
  }

  /** Orders the task for a moment; null is at once. */
  function orderRelease(
    assignmentId: string,
    at: string | null,
    afterSeconds: number,
  ): Promise<void> {
    return enqueueOrLog(
      tasks.releaseResults,
      { assignmentId, at },
      { log, level: 'error', event: 'results.release-not-ordered', afterSeconds },
    );
  }

  /**
   * Shows the results whose time has come; who closes later than others is waited for. May run any
   * number of times, also at once.
   *
   * @param at what it was ordered for
   * @throws Error before that time, so that a queue that does not wait brings it again
   */
  async function releaseResults(assignmentId: string, at: string | null = null): Promise<void> {
    if (at !== null && Date.parse(at) > clock().getTime()) {
      throw new Error(`${assignmentId} shows its results at ${at}.`);
    }
    if (!(await orderUnlessDue(assignmentId))) return;
    const waits: string[] = [];
    let results = 0;
    let after: string | null = '';
    while (after !== null) {
      const page = await heldAttempts.listOfAssignment(assignmentId, after);
      for (const held of page.held) {
        const released = await releases.release(held, clock);
        if ('shownAfter' in released) {
          if (released.shownAfter !== null) waits.push(released.shownAfter);
        } else if (released.result) {
          results += 1;
        }
      }
      after = page.next;
    }
    const next = waits.sort((a, b) => Date.parse(a) - Date.parse(b)).at(0);
    if (next !== undefined) await orderFor(assignmentId, next);
    log.info('results.released', { assignmentId, results, waiting: waits.length });
  }

  return { releaseLater, releaseResults };
}
