import { domainOf } from '../../domain/account/email-domain.ts';
import { countsFor, type OpenInvitation } from '../../domain/account/invitation.ts';
import { allowsWay, isOwnWay } from '../../domain/account/sign-in-way.ts';
import type { TokenHolder } from '../../domain/caller.ts';
import { DEFAULT_SCHOOL_ID } from '../../domain/school/school-id.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { OpenInvitations } from '../../stored/people/open-invitations.repository.ts';
import type { SchoolsRepository } from '../../stored/school/schools.repository.ts';

type Deps = {
  openInvitations: Pick<OpenInvitations, 'list'>;
  schools: Pick<SchoolsRepository, 'findByDomain' | 'findProviderRules'>;
  config: Pick<Config, 'isSignUpOpen'>;
  clock: () => Date;
};

/** A school that somebody may join, and her invitation by it. */
export type SchoolOption = { schoolId: string; invitation: OpenInvitation | null };

/**
 * Where somebody may land who has no school yet: never empty, and where there are several she chooses.
 * `unconfirmed`: nowhere before her address is known to be hers; `refused`: nowhere; `other-way`: not by
 * the provider that she has signed in with.
 */
export type Landing = SchoolOption[] | 'unconfirmed' | 'refused' | 'other-way';

export function createSchoolFinder({ openInvitations, schools, config, clock }: Deps) {
  const { isSignUpOpen } = config;
  return async function findLanding(holder: TokenHolder): Promise<Landing> {
    const landing = await findOpen(holder);
    if (typeof landing === 'string') return landing;
    if (isOwnWay(holder.way)) return landing;
    const rules = await Promise.all(
      landing.map(({ schoolId }) => schools.findProviderRules(schoolId)),
    );
    const allowing = landing.filter((_option, at) => allowsWay(rules[at] ?? null, holder));
    return allowing.length > 0 ? allowing : 'other-way';
  };

  async function findOpen({ email, isEmailVerified }: TokenHolder): Promise<Landing> {
    const [invitations, ofDomain] = await Promise.all([
      openInvitations.list(email, clock()),
      schools.findByDomain(domainOf(email)),
    ]);
    const options = listOptions(invitations, ofDomain);
    if (isEmailVerified && options.length > 0) return options;
    if (isSignUpOpen) return [{ schoolId: DEFAULT_SCHOOL_ID, invitation: null }];
    return !isEmailVerified && options.length > 0 ? 'unconfirmed' : 'refused';
  }

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
    const isElsewhere = invited.every(({ schoolId }) => schoolId !== DEFAULT_SCHOOL_ID);
    const mayStay = isSignUpOpen && ofDomain === null && isElsewhere;
    return mayStay ? [...invited, { schoolId: DEFAULT_SCHOOL_ID, invitation: null }] : invited;
  }
}
