import type { TaskQueues } from '../../platform/tasks/tasks.ts';
import type { YearChangesRepository } from '../../stored/school/year-changes.repository.ts';
import type { Findings } from './findings.ts';

export type YearDeps = {
  yearChanges: Pick<YearChangesRepository, 'findRunningSince'>;
  tasks: Pick<TaskQueues, 'moveUp'>;
  clock: () => Date;
};

/** Its task has its tries behind it. */
const LATE_AFTER_MS = 60 * 60 * 1000;

/** A new school year that has not come to everybody goes on. */
export function createYearCheck({ yearChanges, tasks, clock }: YearDeps) {
  return async function checkYear(findings: Findings): Promise<void> {
    const key = await yearChanges.findRunningSince(new Date(clock().getTime() - LATE_AFTER_MS));
    if (key === null) return;
    await findings.mend('reconcile.year', { key }, () => tasks.moveUp.enqueue({ key }));
  };
}
