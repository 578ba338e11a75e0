import { createAccountsService } from '../features/accounts/accounts.service.ts';
import type { Parts } from './parts.ts';

export function buildAccounts({
  schoolId,
  requireReader,
  config,
  identity,
  clock,
  repositories: { accounts },
}: Parts) {
  return {
    accounts: createAccountsService({
      requireReader,
      findUser: (uid) => accounts.find(uid),
      saveUser: (user, now) => accounts.save(user, now),
      identity,
      clock,
      teacherDomains: config.teacherDomains,
      schoolId,
    }),
  };
}
