import type { ExpectedStanding } from '../../platform/auth/identity.ts';
import type { Findings } from './findings.ts';

export type ClaimsDeps = {
  /** What the tokens of all accounts of the school shall say, a page at a time. */
  listStandings: () => AsyncIterable<ExpectedStanding[]>;
  /** Of these accounts, those that Auth tells otherwise of. */
  findOtherStanding: (expected: readonly ExpectedStanding[]) => Promise<string[]>;
  /** Brings Auth to what is stored of an account by then. */
  followStanding: (uid: string) => Promise<void>;
};

/**
 * Auth says of each account what is stored of it: role, school and who is an admin, which students a
 * teacher sees, and that nobody signs in to a closed one. After a change that did not reach Auth, or of
 * that setting, it is told again.
 */
export function createClaimsCheck(deps: ClaimsDeps) {
  return async function checkClaims(findings: Findings): Promise<void> {
    for await (const page of deps.listStandings()) {
      for (const uid of await deps.findOtherStanding(page)) {
        await findings.mend('reconcile.claims', { uid }, () => deps.followStanding(uid));
      }
    }
  };
}
