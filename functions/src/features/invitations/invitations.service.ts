import type {
  inviteTeachers,
  listInvitations,
  withdrawInvitation,
} from '@study-assistant/contract/people/invitations';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { domainOf } from '../../domain/account/email-domain.ts';
import { countsFor } from '../../domain/account/invitation.ts';
import type { Member } from '../../domain/account/member.ts';
import { isMadeFor } from '../../domain/account/sign-in.ts';
import { notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import type { AddressedAccount, Identity } from '../../platform/auth/identity.ts';
import type { SignIns } from '../../platform/auth/sign-ins.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { LimitsRepository } from '../../stored/kept/limits.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { InvitationsRepository, Invitee } from '../../stored/people/invitations.repository.ts';
import type { StoredInvitation } from '../../stored/people/stored-invitation.ts';
import type { FindUnclaimed } from '../../stored/people/unclaimed-sign-ins.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';
import type { SchoolsRepository } from '../../stored/school/schools.repository.ts';

type Withdrawn = Pick<StoredInvitation, 'email' | 'createdAt'>;

type Deps = {
  invitations: Pick<InvitationsRepository, 'list' | 'invite' | 'withdraw'>;
  accounts: Pick<AccountsRepository, 'findName' | 'findMembers' | 'findSchools'>;
  audit: Pick<AuditRepository, 'recordIn'>;
  limits: Pick<LimitsRepository, 'take'>;
  schools: Pick<SchoolsRepository, 'findByDomain'>;
  identity: Pick<Identity, 'findByEmails' | 'endUnconfirmed' | 'create' | 'remove'>;
  signIns: Pick<SignIns, 'find'>;
  findUnclaimed: FindUnclaimed;
  schoolId: string;
  clock: () => Date;
  log: Logger;
};

export type InvitationsService = ReturnType<typeof createInvitationsService>;

type Result = Answer<typeof inviteTeachers>['results'][number];
/** What is known of an address before it is invited. */
type Known = {
  account: AddressedAccount;
  /** Whether it has a profile, at this school or another. */
  isMember: boolean;
  refused: Omit<Result, 'email'> | null;
};

const OF_OTHER_SCHOOL =
  'Addresses of this domain belong to another school. Only that school can invite them.';

/** An invitation is a few writes, one after the other. */
const AT_ONCE = 10;

/** Invites teachers; done again, it does what is missing. */
export function createInvitationsService(deps: Deps) {
  const { invitations, accounts, audit, limits, schools, identity, clock, log } = deps;
  return {
    async list(): Promise<Answer<typeof listInvitations>> {
      return { invitations: await invitations.list(clock()) };
    },

    async invite(
      caller: Caller,
      { teachers }: Parsed<typeof inviteTeachers>['body'],
    ): Promise<Answer<typeof inviteTeachers>> {
      const emails = [...new Set(teachers.map(({ email }) => email))];
      const foreign = await findForeign(emails);
      const known = await findKnown(emails);
      const missing = emails.filter((one) => !known.has(one) && !foreign.has(domainOf(one)));
      const now = clock();
      if (missing.length > 0) await countAccounts(caller.uid, missing.length, now);
      const invitedBy = { uid: caller.uid, name: await accounts.findName(caller.uid) };
      const taken = new Set<string>();
      const results = await mapAtMost(AT_ONCE, teachers, async (invitee): Promise<Result> => {
        const { email } = invitee;
        if (taken.has(email)) return { email, ...aProblem('This address is in the list twice.') };
        taken.add(email);
        if (foreign.has(domainOf(email))) return { email, ...aProblem(OF_OTHER_SCHOOL) };
        const found = known.get(email);
        if (found?.refused) return { email, ...found.refused };
        try {
          const needsPassword = await prepareAccount(email, found);
          await invitations.invite(invitee, invitedBy, {
            now,
            write(transaction, id) {
              const entry = invitedEntry(caller, { id, ...invitee });
              audit.recordIn(transaction, entry, { actorName: invitedBy.name, now });
            },
          });
          return { email, outcome: 'invited', problem: null, needsPassword };
        } catch (error) {
          log.error('invitation.failed', { error });
          return { email, ...aProblem('This address could not be invited. Please try again.') };
        }
      });
      return { results };
    },

    async withdraw(caller: Caller, id: string): Promise<Answer<typeof withdrawInvitation>> {
      const now = clock();
      const actorName = await accounts.findName(caller.uid);
      const withdrawn = await invitations.withdraw(id, (transaction, { email }) =>
        audit.recordIn(transaction, withdrawnEntry(caller, { id, email }), { actorName, now }),
      );
      if (!withdrawn) throw notFound('Invitation not found.');
      try {
        await removeMadeFor(withdrawn);
      } catch (error) {
        log.warn('invitation.sign-in-left', { error });
      }
      return {};
    },
  };

  /** Refuses too many in a day. */
  function countAccounts(uid: string, amount: number, now: Date): Promise<void> {
    return limits.take({ uid, address: null }, [{ name: 'rosterAccounts', amount }], now);
  }

  /** Nobody has ever signed in to it, and nobody else waits for it. Any other is the night's. */
  async function removeMadeFor({ email, createdAt }: Withdrawn): Promise<void> {
    const signIn = await deps.signIns.find({ email });
    if (!signIn || !isMadeFor(signIn, new Date(createdAt))) return;
    for (const { uid } of await deps.findUnclaimed([signIn])) await identity.remove(uid);
  }

  /**
   * Whether a mail in which a password is set makes sense. It does also where the address is not
   * confirmed: who signed up with it may be somebody else, and is out once its owner sets a password.
   * Where she has no profile she is out at once, so that no link which she has had sent to the owner
   * lets her follow the invitation. A profile is left to the owner, who is asked whether it is hers.
   */
  async function prepareAccount(email: string, known: Known | undefined): Promise<boolean> {
    if (!known) await identity.create(email);
    if (!known) return true;
    const { account, isMember } = known;
    if (!account.isEmailVerified && !isMember) await identity.endUnconfirmed(account.uid);
    return !account.hasSignIn || !account.isEmailVerified;
  }

  /** Of the domains of these addresses, those of other schools. */
  async function findForeign(emails: readonly string[]): Promise<Set<string>> {
    const domains = [...new Set(emails.map(domainOf))];
    const owners = await mapAtMost(AT_ONCE, domains, (domain) => schools.findByDomain(domain));
    return new Set(domains.filter((_domain, at) => !countsFor(owners[at] ?? null, deps.schoolId)));
  }

  async function findKnown(emails: readonly string[]): Promise<Map<string, Known>> {
    const found = await identity.findByEmails(emails);
    const members = await accounts.findMembers(found.map(({ uid }) => uid));
    const strangers = found.map(({ uid }) => uid).filter((uid) => !members.has(uid));
    const schoolOf = await accounts.findSchools(strangers);
    return new Map(
      found.map((account) => {
        const member = members.get(account.uid);
        const isMember = member !== undefined || schoolOf.has(account.uid);
        const refused = refuse(account, { member, isMember });
        return [account.email, { account, isMember, refused }];
      }),
    );
  }
}

/**
 * An account that somebody has signed up for without confirming the address keeps nobody from being
 * invited: the owner of the address decides about it when she has set a password. One that a list has
 * made, and whose owner has not come yet, is hers.
 */
function refuse(
  { isClosed, isEmailVerified, hasSignIn }: AddressedAccount,
  { member, isMember }: { member: Member | undefined; isMember: boolean },
): Omit<Result, 'email'> | null {
  const isSignedUp = hasSignIn || (member?.isUnproven ?? false);
  const mayGiveWay = isSignedUp && !isEmailVerified && !isClosed;
  if (member && (member.closedAt !== null || !mayGiveWay)) return ofMember(member);
  // Whose it is, and where, is nobody else's business.
  const isOfOther = isClosed || (isMember && !mayGiveWay);
  return isOfOther ? aProblem('This address cannot be invited here.') : null;
}

function ofMember({ userType, closedAt }: Member) {
  if (closedAt !== null) return aProblem('This account is closed. Please open it again instead.');
  if (userType === 'student') return aProblem('This address has an account of a student.');
  return { outcome: 'member', problem: null, needsPassword: false } as const;
}

function aProblem(problem: string): Omit<Result, 'email'> {
  return { outcome: 'problem', problem, needsPassword: false };
}

function invitedEntry(
  actor: Caller,
  { id, email, isAdmin }: Pick<Invitee, 'email' | 'isAdmin'> & { id: string },
): NewAuditEntry {
  const changes = [{ field: 'role', from: null, to: isAdmin ? 'admin' : 'teacher' }];
  return { act: 'account.invited', actor, target: targetOf(id, email), changes };
}

function withdrawnEntry(actor: Caller, { id, email }: { id: string; email: string }) {
  const act = 'account.invitation-withdrawn';
  return { act, actor, target: targetOf(id, email), changes: [] } satisfies NewAuditEntry;
}

/** The address is what an invitation is called. */
function targetOf(id: string, email: string) {
  return { kind: 'account', id, name: email } as const;
}
