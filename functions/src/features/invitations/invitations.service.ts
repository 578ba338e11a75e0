import type { User } from '@study-assistant/contract/people/accounts';
import type {
  Invitation,
  inviteTeachers,
  listInvitations,
  withdrawInvitation,
} from '@study-assistant/contract/people/invitations';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { domainOf } from '../../domain/account/email-domain.ts';
import { countsFor } from '../../domain/account/invitation.ts';
import { isMadeFor, type SignIn } from '../../domain/account/sign-in.ts';
import { notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Logger } from '../../domain/logger.ts';
import type { AddressedAccount } from '../../platform/auth/identity.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { InvitedBy, Invitee } from '../../stored/people/invitations.repository.ts';
import type { StoredInvitation } from '../../stored/people/stored-invitation.ts';

type StoredUser = User & { closedAt: string | null; isUnproven: boolean };
type Withdrawn = Pick<StoredInvitation, 'email' | 'createdAt'>;

type Deps = {
  list: (now: Date) => Promise<Invitation[]>;
  /** With its entry in the audit. */
  invite: (caller: Caller, invitee: Invitee, invitedBy: InvitedBy, now: Date) => Promise<void>;
  /** Who had been invited; null where nobody is. */
  withdraw: (caller: Caller, id: string, now: Date) => Promise<Withdrawn | null>;
  findName: (uid: string) => Promise<string>;
  /** Those that there are. */
  findByEmails: (emails: readonly string[]) => Promise<AddressedAccount[]>;
  /** The profiles of this school, by uid. */
  findMembers: (uids: readonly string[]) => Promise<ReadonlyMap<string, StoredUser>>;
  /** The schools of accounts, by uid. */
  findSchools: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Counts accounts that are about to be made; refuses too many in a day. */
  countAccounts: (uid: string, more: number, now: Date) => Promise<void>;
  /** The id of the school that has this domain; null where none has it. */
  findSchoolByDomain: (domain: string) => Promise<string | null>;
  /** Puts out whoever has signed up with an address that is not known to be hers. */
  endUnconfirmed: (uid: string) => Promise<void>;
  schoolId: string;
  /** Makes an account without a password; answers with its uid. */
  createAccount: (email: string) => Promise<string>;
  findSignIn: (email: string) => Promise<SignIn | null>;
  /** Of these, those with no account in any school and no invitation that waits. */
  findUnclaimed: (signIns: readonly SignIn[]) => Promise<SignIn[]>;
  removeSignIn: (uid: string) => Promise<void>;
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
  return {
    async list(): Promise<Answer<typeof listInvitations>> {
      return { invitations: await deps.list(deps.clock()) };
    },

    async invite(
      caller: Caller,
      { teachers }: Parsed<typeof inviteTeachers>['body'],
    ): Promise<Answer<typeof inviteTeachers>> {
      const emails = [...new Set(teachers.map(({ email }) => email))];
      const foreign = await findForeign(emails);
      const known = await findKnown(emails);
      const missing = emails.filter((one) => !known.has(one) && !foreign.has(domainOf(one)));
      const now = deps.clock();
      if (missing.length > 0) await deps.countAccounts(caller.uid, missing.length, now);
      const invitedBy = { uid: caller.uid, name: await deps.findName(caller.uid) };
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
          await deps.invite(caller, invitee, invitedBy, now);
          return { email, outcome: 'invited', problem: null, needsPassword };
        } catch (error) {
          deps.log.error('invitation.failed', { error });
          return { email, ...aProblem('This address could not be invited. Please try again.') };
        }
      });
      return { results };
    },

    async withdraw(caller: Caller, id: string): Promise<Answer<typeof withdrawInvitation>> {
      const withdrawn = await deps.withdraw(caller, id, deps.clock());
      if (!withdrawn) throw notFound('Invitation not found.');
      try {
        await removeMadeFor(withdrawn);
      } catch (error) {
        deps.log.warn('invitation.sign-in-left', { error });
      }
      return {};
    },
  };

  /** Nobody has ever signed in to it, and nobody else waits for it. Any other is the night's. */
  async function removeMadeFor({ email, createdAt }: Withdrawn): Promise<void> {
    const signIn = await deps.findSignIn(email);
    if (!signIn || !isMadeFor(signIn, new Date(createdAt))) return;
    for (const { uid } of await deps.findUnclaimed([signIn])) await deps.removeSignIn(uid);
  }

  /**
   * Whether a mail in which a password is set makes sense. It does also where the address is not
   * confirmed: who signed up with it may be somebody else, and is out once its owner sets a password.
   * Where she has no profile she is out at once, so that no link which she has had sent to the owner
   * lets her follow the invitation. A profile is left to the owner, who is asked whether it is hers.
   */
  async function prepareAccount(email: string, known: Known | undefined): Promise<boolean> {
    if (!known) await deps.createAccount(email);
    if (!known) return true;
    const { account, isMember } = known;
    if (!account.isEmailVerified && !isMember) await deps.endUnconfirmed(account.uid);
    return !account.hasSignIn || !account.isEmailVerified;
  }

  /** Of the domains of these addresses, those of other schools. */
  async function findForeign(emails: readonly string[]): Promise<Set<string>> {
    const domains = [...new Set(emails.map(domainOf))];
    const owners = await mapAtMost(AT_ONCE, domains, deps.findSchoolByDomain);
    return new Set(domains.filter((_domain, at) => !countsFor(owners[at] ?? null, deps.schoolId)));
  }

  async function findKnown(emails: readonly string[]): Promise<Map<string, Known>> {
    const accounts = await deps.findByEmails(emails);
    const members = await deps.findMembers(accounts.map(({ uid }) => uid));
    const strangers = accounts.map(({ uid }) => uid).filter((uid) => !members.has(uid));
    const schools = await deps.findSchools(strangers);
    return new Map(
      accounts.map((account) => {
        const member = members.get(account.uid);
        const isMember = member !== undefined || schools.has(account.uid);
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
  { member, isMember }: { member: StoredUser | undefined; isMember: boolean },
): Omit<Result, 'email'> | null {
  const isSignedUp = hasSignIn || (member?.isUnproven ?? false);
  const mayGiveWay = isSignedUp && !isEmailVerified && !isClosed;
  if (member && (member.closedAt !== null || !mayGiveWay)) return ofMember(member);
  // Whose it is, and where, is nobody else's business.
  const isOfOther = isClosed || (isMember && !mayGiveWay);
  return isOfOther ? aProblem('This address cannot be invited here.') : null;
}

function ofMember({ userType, closedAt }: StoredUser) {
  if (closedAt !== null) return aProblem('This account is closed. Please open it again instead.');
  if (userType === 'student') return aProblem('This address has an account of a student.');
  return { outcome: 'member', problem: null, needsPassword: false } as const;
}

function aProblem(problem: string): Omit<Result, 'email'> {
  return { outcome: 'problem', problem, needsPassword: false };
}
