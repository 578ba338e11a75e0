import type { saveUserData, User } from '@study-assistant/contract/people/accounts';
import type { renameOwnAccount } from '@study-assistant/contract/people/own-account';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireReadableProfile } from '../../domain/access.ts';
import { describeNames, putAside } from '../../domain/account/change-person.ts';
import type { OpenInvitation } from '../../domain/account/invitation.ts';
import {
  isUnclaimed,
  toUser,
  type Member,
  type ProfileChanges,
} from '../../domain/account/member.ts';
import { isNameOwn } from '../../domain/account/own-name.ts';
import {
  accountClosed,
  addressUnclaimed,
  ApiError,
  forbidden,
  notFound,
} from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { RequireReader, TokenHolder } from '../../domain/caller.ts';
import type { TeacherNames } from '../../stored/across/teacher-names.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { InvitationsRepository } from '../../stored/people/invitations.repository.ts';
import type { MembersRepository } from '../../stored/people/members.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Deps = {
  requireReader: RequireReader;
  accounts: Pick<AccountsRepository, 'findMember' | 'save' | 'change'>;
  members: Pick<MembersRepository, 'change'>;
  invitations: Pick<InvitationsRepository, 'followIn'>;
  audit: Pick<AuditRepository, 'recordIn'>;
  teacherNames: Pick<TeacherNames, 'copy'>;
  /** Brings Auth to what is stored of her by then, whatever was read of her before. */
  followStanding: (uid: string) => Promise<void>;
  clock: () => Date;
  /** The school whose accounts these are. */
  schoolId: string;
};

export type AccountsService = ReturnType<typeof createAccountsService>;
type Profile = Parsed<typeof saveUserData>['body'];
/** `isUnproven`: whether the address is not known to be hers. */
type JoiningUser = User & { isUnproven: boolean };

export function createAccountsService(deps: Deps) {
  const { accounts, members, invitations, audit, teacherNames, followStanding, clock } = deps;
  return {
    /** Null where she has not signed up in this school. */
    async findOwn(uid: string): Promise<Member | null> {
      const member = await accounts.findMember(uid);
      if (member && member.closedAt !== null) throw accountClosed();
      return member;
    },

    /** The account is hers from now on, though it was made before its address was confirmed. */
    async claim({ uid, email }: TokenHolder): Promise<void> {
      await accounts.change(uid, ({ isAdmin }) => (isAdmin ? {} : { isUnproven: false, email }));
    },

    /**
     * Closes an account that is not of the owner of its address, and frees the address. Done again, it
     * changes nothing.
     */
    async putAside(owner: TokenHolder): Promise<void> {
      const now = clock();
      const who = { actorId: owner.uid, uid: owner.uid };
      await members.change(who, (found) => putAside(found, owner, now), now);
    },

    /** Finishes a sign-up: the profile once, and role and school in the token's claims. */
    async join(
      { uid, email, isEmailVerified }: TokenHolder,
      { fullName, userType, currentGrade }: Profile,
      invitation: OpenInvitation | null,
    ): Promise<{ user: User }> {
      const person = { uid, email, fullName, userType, currentGrade };
      const user = { ...person, isUnproven: !isEmailVerified };
      const stored = await save(user, invitation);
      requireRole(stored, userType);
      await followStanding(uid);
      return { user: stored };
    },

    /** What a sign-up says again that is finished: a name and a grade that are still hers to change. */
    async joinAgain(member: Member, profile: Profile): Promise<{ user: User }> {
      requireRole(member, profile.userType);
      const { fullName, currentGrade } = profile;
      const isSame = fullName === member.fullName && currentGrade === member.currentGrade;
      const changed =
        isNameOwn(member) && !isSame
          ? await changeOwn(member.uid, (now) => (isNameOwn(now) ? { fullName, currentGrade } : {}))
          : member;
      await followStanding(member.uid);
      return { user: toUser(changed) };
    },

    /** Anyone reads her own profile, a teacher also a student's. */
    async read(caller: TokenHolder, uid: string): Promise<{ user: User }> {
      await deps.requireReader(caller, uid);
      const member = await accounts.findMember(uid);
      const isOwn = caller.uid === uid;
      if (isOwn && member && member.closedAt !== null) throw accountClosed();
      if (isOwn && member && isUnclaimed(member, caller)) throw addressUnclaimed();
      const user = requireReadableProfile(caller, uid, member && toUser(member));
      // A sign-up that broke off between profile and claims is mended here.
      if (isOwn && !isTold(caller, user)) await followStanding(uid);
      return { user };
    },

    async rename(
      { uid }: TokenHolder,
      { fullName }: Parsed<typeof renameOwnAccount>['body'],
    ): Promise<{ user: User }> {
      const changed = await changeOwn(uid, (member) => {
        if (!isNameOwn(member)) {
          throw forbidden('Your school gave you this name. Please ask your teacher to change it.');
        }
        return { fullName };
      });
      return { user: toUser(changed) };
    },
  };

  /** Answers with the profile that stands afterwards: the first one. An invitation is used up by it. */
  function save(user: JoiningUser, invitation: OpenInvitation | null): Promise<User> {
    const now = clock();
    return accounts.save(user, now, async (transaction) => {
      const followed = invitation && (await invitations.followIn(transaction, invitation.id, now));
      const isAdmin = followed?.isAdmin ?? false;
      return {
        isAdmin,
        write() {
          followed?.useUp();
          if (user.userType !== 'teacher') return;
          const entry = joinedEntry(user, { isAdmin, isInvited: followed !== null });
          audit.recordIn(transaction, entry, { actorName: user.fullName, now });
        },
      };
    });
  }

  /** With what is written down of it. To what a teacher has made her name comes again with the next call. */
  async function changeOwn(uid: string, next: (member: Member) => ProfileChanges): Promise<Member> {
    const now = clock();
    const changed = await accounts.change(
      uid,
      (member) => {
        if (member.closedAt !== null) throw accountClosed();
        return next(member);
      },
      (transaction, before, after) => {
        for (const entry of describeNames(before, after)) {
          const by = { actorName: before.fullName, now };
          audit.recordIn(transaction, { ...entry, actor: { uid } }, by);
        }
      },
    );
    if (!changed) throw notFound('Account not found.');
    if (changed.userType === 'teacher') await teacherNames.copy(uid, changed.fullName);
    return changed;
  }

  function isTold(caller: TokenHolder, { userType, isAdmin = false }: User): boolean {
    return (
      caller.role === userType && caller.schoolId === deps.schoolId && caller.isAdmin === isAdmin
    );
  }
}

/** What is written down of a teacher's sign-up, which is her own act. */
function joinedEntry(
  { uid, fullName }: JoiningUser,
  { isAdmin, isInvited }: { isAdmin: boolean; isInvited: boolean },
): NewAuditEntry {
  return {
    ...{ act: 'account.joined', actor: { uid } },
    target: { kind: 'account', id: uid, name: fullName },
    changes: [
      { field: 'role', from: null, to: isAdmin ? 'admin' : 'teacher' },
      { field: 'invited', from: null, to: isInvited ? 'yes' : 'no' },
    ],
  };
}

function requireRole({ userType }: Pick<User, 'userType'>, wanted: User['userType']): void {
  if (userType === wanted) return;
  throw new ApiError('role-already-chosen', `This account is already a ${userType} account.`);
}
