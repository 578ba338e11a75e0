import { domainOf } from '../../domain/account/email-domain.ts';
import type { OpenInvitation } from '../../domain/account/invitation.ts';
import type { TokenHolder } from '../../domain/caller.ts';

type Deps = {
  /** The oldest that can still be followed. */
  findInvitation: (email: string) => Promise<OpenInvitation | null>;
  findSchoolByDomain: (domain: string) => Promise<string | null>;
  /** Whether the default school takes who belongs to no other. */
  isSignUpOpen: boolean;
  defaultSchoolId: string;
};

/**
 * Where somebody lands who has no school yet. `unconfirmed`: nowhere before her address is known to be
 * hers; `refused`: nowhere.
 */
export type Landing =
  { schoolId: string; invitation: OpenInvitation | null } | 'unconfirmed' | 'refused';

export function createSchoolFinder(deps: Deps) {
  const { findInvitation, findSchoolByDomain, isSignUpOpen, defaultSchoolId } = deps;
  return async function findLanding({ email, isEmailVerified }: TokenHolder): Promise<Landing> {
    const [invitation, ofDomain] = await Promise.all([
      findInvitation(email),
      findSchoolByDomain(domainOf(email)),
    ]);
    if (isEmailVerified) {
      const schoolId = invitation?.schoolId ?? ofDomain;
      if (schoolId !== null) return { schoolId, invitation };
    }
    if (isSignUpOpen) return { schoolId: defaultSchoolId, invitation: null };
    return !isEmailVerified && (invitation ?? ofDomain) !== null ? 'unconfirmed' : 'refused';
  };
}
