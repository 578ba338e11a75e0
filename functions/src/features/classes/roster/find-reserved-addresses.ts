import { domainOf } from '../../../domain/account/email-domain.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';

type Deps = {
  /** Of these addresses, those that are invited as a teacher, by any school. */
  findInvited: (emails: readonly string[]) => Promise<ReadonlySet<string>>;
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
    const [invited, owners] = await Promise.all([
      deps.findInvited(emails),
      mapAtMost(DOMAINS_AT_ONCE, domains, deps.findSchoolByDomain),
    ]);
    const others = new Set(
      domains.filter((_domain, at) => (owners[at] ?? deps.schoolId) !== deps.schoolId),
    );
    return new Set(emails.filter((email) => invited.has(email) || others.has(domainOf(email))));
  };
}
