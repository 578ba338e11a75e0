import { domainOf } from '../../../domain/account/email-domain.ts';
import { countsFor } from '../../../domain/account/invitation.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';

type Deps = {
  /** Of these addresses, those that are invited as a teacher, and by which schools. */
  findInviting: (emails: readonly string[]) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Null where no school has this domain. */
  findSchoolByDomain: (domain: string) => Promise<string | null>;
  schoolId: string;
};

const DOMAINS_AT_ONCE = 10;

/**
 * Finds the addresses that no list may make a student of here: a list decides role and school for good,
 * and would keep a teacher from following her invitation, and a child of another school from her own.
 */
export function createReservedAddressesFinder(deps: Deps) {
  return async function findReserved(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const domains = [...new Set(emails.map(domainOf))];
    const [inviting, owners] = await Promise.all([
      deps.findInviting(emails),
      mapAtMost(DOMAINS_AT_ONCE, domains, deps.findSchoolByDomain),
    ]);
    const ownerOf = new Map(domains.map((domain, at) => [domain, owners[at] ?? null]));
    return new Set(
      emails.filter((email) => {
        const owner = ownerOf.get(domainOf(email)) ?? null;
        const schools = [...(inviting.get(email) ?? [])];
        const isInvited = schools.some((schoolId) => countsFor(owner, schoolId));
        return isInvited || (owner ?? deps.schoolId) !== deps.schoolId;
      }),
    );
  };
}
