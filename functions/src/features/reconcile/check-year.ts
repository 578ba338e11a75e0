import type { Findings } from './findings.ts';

export type YearDeps = {
  /** The change of the school year that has been under way since before that time; null mostly. */
  findLateYear: (before: Date) => Promise<string | null>;
  orderMoveUp: (key: string) => Promise<void>;
  clock: () => Date;
};

/** Its task has its tries behind it. */
const LATE_AFTER_MS = 60 * 60 * 1000;

/** A new school year that has not come to everybody goes on. */
export function createYearCheck({ findLateYear, orderMoveUp, clock }: YearDeps) {
  return async function checkYear(findings: Findings): Promise<void> {
    const key = await findLateYear(new Date(clock().getTime() - LATE_AFTER_MS));
    if (key !== null) await findings.mend('reconcile.year', { key }, () => orderMoveUp(key));
  };
}
