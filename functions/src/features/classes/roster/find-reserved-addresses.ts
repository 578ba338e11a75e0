import { domainOf } from '../../../domain/account/email-domain.ts';
import { countsFor } from '../../../domain/account/invitation.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';
import type { OpenInvitations } from '../../../stored/people/open-invitations.repository.ts';
import type { SchoolsRepository } from '../../../stored/school/schools.repository.ts';

type Deps = {
  openInvitations: Pick<OpenInvitations, 'findInviting'>;
  schools: Pick<SchoolsRepository, 'findByDomain'>;
  schoolId: string;
  clock: () => Date;
};

const DOMAINS_AT_ONCE = 10;

/**
 * Finds the addresses that no list may make a student of here: a list decides role and school for good,
 * and would keep a teacher from following her invitation, and a child of another school from her own.
 */
export function createReservedAddressesFinder({ openInvitations, schools, schoolId, clock }: Deps) {
  return async function findReserved(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const domains = [...new Set(emails.map(domainOf))];
    const [inviting, owners] = await Promise.all([
      openInvitations.findInviting(emails, clock()),
      mapAtMost(DOMAINS_AT_ONCE, domains, (domain) => schools.findByDomain(domain)),
    ]);
    const ownerOf = new Map(domains.map((domain, at) => [domain, owners[at] ?? null]));
    return new Set(
      emails.filter((email) => {
        const owner = ownerOf.get(domainOf(email)) ?? null;
        const invitedBy = [...(inviting.get(email) ?? [])];
        const isInvited = invitedBy.some((id) => countsFor(owner, id));
        return isInvited || (owner ?? schoolId) !== schoolId;
      }),
    );
  };
}
