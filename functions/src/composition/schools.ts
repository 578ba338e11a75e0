import { createAccountSchools } from '../features/accounts/account-schools.repository.ts';
import { createSchoolFinder } from '../features/accounts/find-school.service.ts';
import { createSchoolsRepository } from '../features/accounts/schools.repository.ts';
import { DEFAULT_SCHOOL_ID } from '../platform/school-root.ts';
import type { ServerParts } from './parts.ts';

/** What is asked before there is a school to ask. */
export function buildSchools({ firestore, config, identity }: ServerParts) {
  const accountSchools = createAccountSchools(firestore);
  const schools = createSchoolsRepository(firestore);
  return {
    listSchools: () => schools.list(),
    findSchool: createSchoolFinder({
      findSchoolOf: (uid) => accountSchools.find(uid),
      findSchoolByDomain: (domain) => schools.findByDomain(domain),
      removeAccount: (uid) => identity.remove(uid),
      isSignUpOpen: config.isSignUpOpen,
      defaultSchoolId: DEFAULT_SCHOOL_ID,
    }),
  };
}
