import type { Identity } from '../../platform/auth/identity.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';
import type { Findings } from './findings.ts';

export type ClaimsDeps = {
  schoolId: string;
  members: Pick<MembersRepository, 'listStandings'>;
  identity: Pick<Identity, 'findOtherStanding'>;
  /** Brings Auth to what is stored of an account by then. */
  followStanding: (uid: string) => Promise<void>;
};

/**
 * Auth says of each account what is stored of it: role, school and who is an admin, which students a
 * teacher sees, and that nobody signs in to a closed one. After a change that did not reach Auth, or of
 * that setting, it is told again.
 */
export function createClaimsCheck({ schoolId, members, identity, followStanding }: ClaimsDeps) {
  return async function checkClaims(findings: Findings): Promise<void> {
    for await (const page of members.listStandings(schoolId)) {
      for (const uid of await identity.findOtherStanding(page)) {
        await findings.mend('reconcile.claims', { uid }, () => followStanding(uid));
      }
    }
  };
}
