import { createPracticeService } from '../../features/practice/practice.service.ts';
import type { Results } from './attempts.ts';
import type { Parts } from './parts.ts';

/** Attempts looked through for mistakes at once; older ones of someone new to practice stay past. */
const MAX_PRACTICE_ATTEMPTS = 50;

export function buildPractice(
  { clock, repositories: { practice, attempts, summaries } }: Parts,
  { refuseHeld }: Results,
) {
  return {
    practice: createPracticeService({
      findBook: (uid) => practice.find(uid),
      changeBook: (uid, next) => practice.change(uid, next),
      listAttemptsSince: (uid, since) => attempts.listShownSince(uid, since, MAX_PRACTICE_ATTEMPTS),
      findAttempts: (ids) => attempts.findMany(ids),
      refuseHeld,
      findSince: (uid) => summaries.findSince(uid),
      clock,
    }),
  };
}
