import type { User } from '@study-assistant/contract/accounts';
import type { AddressedAccount } from '../../../platform/identity.ts';
import type { RosterAccount } from './import-roster.service.ts';

type Deps = {
  /** Those that there are. */
  findByEmails: (emails: readonly string[]) => Promise<AddressedAccount[]>;
  /** The profiles of this school, by uid. */
  findMembers: (
    uids: readonly string[],
  ) => Promise<ReadonlyMap<string, User & { classIds: string[] }>>;
  /** The schools of accounts, by uid. */
  findSchools: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  schoolId: string;
};

/** Finds what an import has to know of the accounts that its addresses have already, by address. */
export function createRosterAccountsFinder(deps: Deps) {
  return async function findAccounts(
    emails: readonly string[],
  ): Promise<Map<string, RosterAccount>> {
    const accounts = await deps.findByEmails(emails);
    const members = await deps.findMembers(accounts.map(({ uid }) => uid));
    const strangers = accounts.map(({ uid }) => uid).filter((uid) => !members.has(uid));
    const schools = await deps.findSchools(strangers);
    return new Map(
      accounts.map(({ uid, email, hasSignIn, role, schoolId }) => {
        const isTold = role === 'student' && schoolId === deps.schoolId;
        const profile = members.get(uid) ?? null;
        const isOfOtherSchool = (schools.get(uid) ?? deps.schoolId) !== deps.schoolId;
        return [email, { uid, hasSignIn, profile, isOfOtherSchool, isTold }];
      }),
    );
  };
}
