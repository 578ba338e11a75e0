import { ApiError } from '../api-error.ts';

/** Accounts that imports of one teacher make in a day: more than all her classes have students. */
const MAX_ACCOUNTS_A_DAY = 400;

/** How many accounts a teacher has made on a day, UTC. */
export type MadeAccounts = { day: string; count: number };

/**
 * With so many more.
 *
 * @throws ApiError when these are too many for a day
 */
export function addMade(before: MadeAccounts | null, more: number, now: Date): MadeAccounts {
  const day = now.toISOString().slice(0, 10);
  const count = (before?.day === day ? before.count : 0) + more;
  if (count <= MAX_ACCOUNTS_A_DAY) return { day, count };
  const left = MAX_ACCOUNTS_A_DAY - (count - more);
  throw new ApiError(
    'too-many-requests',
    `You can make ${MAX_ACCOUNTS_A_DAY} accounts a day, and ${left} of today are left. Please import the others tomorrow.`,
    { retryAfterSeconds: Math.ceil((endOfDay(day) - now.getTime()) / 1000) },
  );
}

/** The midnight after a day, UTC. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) + 24 * 60 * 60 * 1000;
}
