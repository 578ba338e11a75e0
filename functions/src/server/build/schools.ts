import type { AccountsService } from '../../features/accounts/accounts.service.ts';
import { createSchoolFinder } from '../../features/accounts/find-school.service.ts';
import { createSignUpService } from '../../features/accounts/sign-up.service.ts';
import { createSignInsCheck } from '../../features/reconcile/check-sign-ins.ts';
import { runChecks } from '../../features/reconcile/run-checks.ts';
import { createAccountSchools } from '../../stored/people/account-schools.repository.ts';
import { createOpenInvitations } from '../../stored/people/open-invitations.repository.ts';
import { createUnclaimedFinder } from '../../stored/people/unclaimed-sign-ins.ts';
import { createSchoolsRepository } from '../../stored/school/schools.repository.ts';
import type { ServerParts } from './parts.ts';

/** What is there beside all schools: who comes before there is a school to ask, and whom no school has. */
export function buildSchools(
  server: ServerParts,
  openAccounts: (schoolId: string) => AccountsService,
) {
  const parts = {
    ...server,
    accountSchools: createAccountSchools(server.firestore),
    openInvitations: createOpenInvitations(server.firestore),
    schools: createSchoolsRepository(server.firestore),
  };
  const findLanding = createSchoolFinder(parts);
  const findUnclaimed = createUnclaimedFinder(parts);
  const checkSignIns = createSignInsCheck({ ...parts, findUnclaimed });
  return {
    schools: parts.schools,
    signUp: createSignUpService({ ...parts, findLanding, openAccounts }),
    reconcileSignIns: (): Promise<void> => runChecks({ checkSignIns }, server.log),
  };
}
