import { domainOf } from '../../domain/account/email-domain.ts';
import { countsFor, type OpenInvitation } from '../../domain/account/invitation.ts';
import type { TokenHolder } from '../../domain/caller.ts';

type Deps = {
  /** Those that can still be followed, one a school, the oldest first. */
  listInvitations: (email: string) => Promise<OpenInvitation[]>;
  findSchoolByDomain: (domain: string) => Promise<string | null>;
  /** Whether the default school takes who belongs to no other. */
  isSignUpOpen: boolean;
  defaultSchoolId: string;
};

/** A school that somebody may join, and her invitation by it. */
export type SchoolOption = { schoolId: string; invitation: OpenInvitation | null };

/**
 * Where somebody may land who has no school yet: never empty, and where there are several she chooses.
 * `unconfirmed`: nowhere before her address is known to be hers; `refused`: nowhere.
 */
export type Landing = SchoolOption[] | 'unconfirmed' | 'refused';

export function createSchoolFinder(deps: Deps) {
  const { listInvitations, findSchoolByDomain, isSignUpOpen, defaultSchoolId } = deps;
  return async function findLanding({ email, isEmailVerified }: TokenHolder): Promise<Landing> {
    const [invitations, ofDomain] = await Promise.all([
      listInvitations(email),
      findSchoolByDomain(domainOf(email)),
    ]);
    const options = listOptions(invitations, ofDomain);
    if (isEmailVerified && options.length > 0) return options;
    if (isSignUpOpen) return [{ schoolId: defaultSchoolId, invitation: null }];
    return !isEmailVerified && options.length > 0 ? 'unconfirmed' : 'refused';
  };

  /** What a confirmed address opens. */
  function listOptions(
    invitations: readonly OpenInvitation[],
    ofDomain: string | null,
  ): SchoolOption[] {
    const counting = invitations.filter(({ schoolId }) => countsFor(ofDomain, schoolId));
    const invited = counting.map((invitation) => ({ schoolId: invitation.schoolId, invitation }));
    if (invited.length === 0)
      return ofDomain === null ? [] : [{ schoolId: ofDomain, invitation: null }];
    // Who is invited elsewhere may still want what is open to everybody.
    const isElsewhere = invited.every(({ schoolId }) => schoolId !== defaultSchoolId);
    const mayStay = isSignUpOpen && ofDomain === null && isElsewhere;
    return mayStay ? [...invited, { schoolId: defaultSchoolId, invitation: null }] : invited;
  }
}
