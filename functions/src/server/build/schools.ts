import { DEFAULT_SCHOOL_ID } from '../../domain/school/school-id.ts';
import type { AccountsService } from '../../features/accounts/accounts.service.ts';
import { createSchoolFinder } from '../../features/accounts/find-school.service.ts';
import { createSignUpService } from '../../features/accounts/sign-up.service.ts';
import { createAccountSchools } from '../../stored/people/account-schools.repository.ts';
import { createOpenInvitations } from '../../stored/people/open-invitations.repository.ts';
import { createSchoolsRepository } from '../../stored/school/schools.repository.ts';
import type { ServerParts } from './parts.ts';

/** What is asked before there is a school to ask. */
export function buildSchools(
  { firestore, config, identity, clock }: ServerParts,
  openAccounts: (schoolId: string) => AccountsService,
) {
  const accountSchools = createAccountSchools(firestore);
  const schools = createSchoolsRepository(firestore);
  const invitations = createOpenInvitations(firestore);
  const { isSignUpOpen, teacherSignUp: mode, teacherDomains: domains } = config;
  return {
    listSchools: () => schools.list(),
    signUp: createSignUpService({
      findSchoolOf: (uid) => accountSchools.find(uid),
      findLanding: createSchoolFinder({
        listInvitations: (email) => invitations.list(email, clock()),
        findSchoolByDomain: (domain) => schools.findByDomain(domain),
        isSignUpOpen,
        defaultSchoolId: DEFAULT_SCHOOL_ID,
      }),
      openAccounts,
      findSchoolName: (schoolId) => schools.findName(schoolId),
      removeAccount: (uid) => identity.remove(uid),
      createAccount: async (email) => void (await identity.create(email)),
      teacherSignUp: { mode, domains },
      isSignUpOpen,
    }),
  };
}
